import { bundleOptions } from '../../../functions/build.ts';
import { localWebSettings, outFolders } from '../../build/build-stack.ts';
import { command } from '../../command.ts';
import { openDevServer } from './dev-server.ts';
import { rebuildFunction } from './rebuild-function.ts';
import { usualEmulatorPorts } from '../emulator-ports.ts';
import { localFolders } from '../local-folders.ts';
import { fromRoot } from '../../paths.ts';
import { siteAddress } from '../local-stack.ts';
import { runLocalStack } from '../run-local-stack.ts';

const help =
  'Runs the local stack at http://127.0.0.1:5173, and follows every change of site and function.';

await command({ call: 'npm run dev', help, runsUntilStopped: true }, async () =>
  runLocalStack(
    {
      target: 'local',
      ports: await usualEmulatorPorts(),
      configFile: fromRoot('firebase.local.json'),
      folders: localFolders,
    },
    async (emulators) => {
      const outDir = fromRoot('functions', outFolders.local);
      const hubPort = emulators.ports.hub;
      const stopRebuilding = await rebuildFunction(bundleOptions({ outDir }), { hubPort });
      const site = await openDevServer(localWebSettings(emulators.ports), siteAddress(emulators));
      const close = async () => void (await Promise.all([site.close(), stopRebuilding()]));
      return { ...site, close };
    },
  ),
);
