import { resolve } from 'node:path';
import { fromRoot } from '../paths.ts';

/** Where a local stack keeps what outlives a run. */
export type StackFolders = {
  /** Firestore's and Auth's data between two runs. */
  data: string;
  logs: string;
  /** Holds the id of the process that runs the stack. */
  pidFile: string;
};

/** `npm start` and `npm run dev`; `npm run reset` removes the data. */
export const localFolders = stackFolders(fromRoot('.local'));

export function stackFolders(folder: string): StackFolders {
  return {
    data: resolve(folder, 'data'),
    logs: resolve(folder, 'logs'),
    pidFile: resolve(folder, 'stack.pid'),
  };
}
