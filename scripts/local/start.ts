import { parseArgs } from 'node:util';
import { freeEmulatorPorts, usualEmulatorPorts } from './emulator-ports.ts';
import { localFolders, stackFolders } from './local-folders.ts';
import { fromRoot } from '../paths.ts';
import { temporaryConfigFile } from './temporary-config.ts';
import { runMain } from '../user-error.ts';
import { runLocalStack } from './run-local-stack.ts';

/**
 * `npm start`: the whole product on this machine, at http://127.0.0.1:5000.
 * `--aside <folder>`: the same beside a running `npm start`, for tests: free ports, the test
 * build, data and logs in the folder.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { aside: { type: 'string' } } });
  await runLocalStack(
    values.aside === undefined
      ? {
          target: 'local',
          ports: await usualEmulatorPorts(),
          configFile: fromRoot('firebase.local.json'),
          folders: localFolders,
        }
      : {
          target: 'test',
          ports: await freeEmulatorPorts(),
          configFile: temporaryConfigFile(),
          folders: stackFolders(values.aside),
        },
  );
});
process.exit();
