import { localWebSettings } from '../build/build-stack.ts';
import { command } from '../command.ts';
import { openDevServer } from './dev-server.ts';
import { usualEmulatorPorts } from './emulator-ports.ts';
import { localFolders } from './local-folders.ts';
import { fromRoot } from '../paths.ts';
import { siteAddress } from './local-stack.ts';
import { runLocalStack } from './run-local-stack.ts';

const help = 'Runs the local stack, and shows a change of the site at once.';

await command({ call: 'npm run dev', help, runsUntilStopped: true }, async () =>
  runLocalStack(
    {
      target: 'local',
      ports: await usualEmulatorPorts(),
      configFile: fromRoot('firebase.local.json'),
      folders: localFolders,
    },
    (emulators) => openDevServer(localWebSettings(emulators.ports), siteAddress(emulators)),
  ),
);
