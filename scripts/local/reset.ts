import { existsSync, readFileSync, rmSync } from 'node:fs';
import { command, UserError } from '../command.ts';
import { localFolders } from './local-folders.ts';
import { isAlive } from './processes/process-tree.ts';

const help = 'Removes the local data, so that the next npm start begins anew.';

await command({ call: 'npm run reset', help }, async () => {
  const { data, pidFile } = localFolders;
  if (existsSync(pidFile) && isAlive(Number(readFileSync(pidFile, 'utf8')))) {
    throw new UserError('Stop `npm start` first: it saves its data when it stops.');
  }
  rmSync(data, { recursive: true, force: true });
  console.log('The local data has been cleared. The next start begins with the sample data.');
});
