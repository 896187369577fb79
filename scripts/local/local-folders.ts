import { resolve } from 'node:path';
import { fromRoot } from '../paths.ts';

/** The folders in which a local stack keeps what outlives a run. */
export type StackFolders = {
  /** The data of Firestore and Auth between two runs. */
  data: string;
  logs: string;
  /** The file with the name of the restaurant that the data were made for. */
  restaurantFile: string;
  /** The file with the id of the process that runs the stack. */
  pidFile: string;
};

/** The folders of `npm start` and `npm run dev`; `npm run reset` removes the data. */
export const localFolders = stackFolders(fromRoot('.local'));

export function stackFolders(folder: string): StackFolders {
  return {
    data: resolve(folder, 'data'),
    logs: resolve(folder, 'logs'),
    restaurantFile: resolve(folder, 'restaurant'),
    pidFile: resolve(folder, 'stack.pid'),
  };
}
