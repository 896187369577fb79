import { existsSync } from 'node:fs';
import { brandName } from '../../brands/chosen-brand.ts';
import { buildStack } from './build-stack.ts';
import { command } from '../command.ts';
import { usualPorts } from '../local/emulator-ports.ts';
import { fromRoot } from '../paths.ts';
import { requireMenuFile, requireOwnData, sampleOption } from './require-own-data.ts';

const options = {
  menu: { value: '<file>', help: 'the dishes of the pages, as npm run menu-json writes them' },
  sample: sampleOption,
} as const;

const help = `Builds for production into functions/dist and web/dist. The settings come from the environment or from
.env (see .env.example).`;

await command({ call: 'npm run build', help, options }, async ({ menu, sample }) => {
  if (menu !== undefined) requireMenuFile(menu);
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  requireOwnData({
    brand: brandName,
    project: process.env['VITE_FIREBASE_PROJECT_ID'],
    hasMenu: menu !== undefined,
    isSample: sample,
  });
  await buildStack({
    target: 'production',
    ports: usualPorts,
    ...(menu === undefined ? {} : { menuFile: menu }),
  });
  console.log('Built for production: functions/dist, web/dist.');
});
