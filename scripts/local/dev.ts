import { localWebSettings } from '../build/build-stack.ts';
import { openDevServer } from './dev-server.ts';
import { usualEmulatorPorts } from './emulator-ports.ts';
import { localFolders } from './local-folders.ts';
import { fromRoot } from '../paths.ts';
import { runMain } from '../user-error.ts';
import { siteAddress } from './local-stack.ts';
import { runLocalStack } from './run-local-stack.ts';

/** `npm run dev`: the local stack, with hot reload of the site in front of it. */
await runMain(async () =>
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
process.exit();
