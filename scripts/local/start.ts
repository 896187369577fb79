import { command } from '../command.ts';
import { freeEmulatorPorts, usualEmulatorPorts } from './emulator-ports.ts';
import { localFolders, stackFolders } from './local-folders.ts';
import { fromRoot } from '../paths.ts';
import { temporaryConfigFile } from './temporary-config.ts';
import { runLocalStack } from './run-local-stack.ts';

const options = {
  aside: {
    value: '<folder>',
    help: 'runs beside another npm start: on free ports, with data and logs in this folder',
  },
} as const;

const help = 'Runs the whole product on this machine, at http://127.0.0.1:5000.';

await command({ call: 'npm start', help, options, runsUntilStopped: true }, async ({ aside }) =>
  runLocalStack(
    aside === undefined
      ? {
          target: 'local',
          ports: await usualEmulatorPorts(),
          configFile: fromRoot('firebase.local.json'),
          folders: localFolders,
        }
      : {
          target: 'aside',
          ports: await freeEmulatorPorts(),
          configFile: temporaryConfigFile(),
          folders: stackFolders(aside),
        },
  ),
);
