import { existsSync } from 'node:fs';
import { brandName } from '../../brands/chosen-brand.ts';
import { buildStack } from './build-stack.ts';
import { command, UserError } from '../command.ts';
import { usualPorts } from '../local/emulator-ports.ts';
import { fromRoot } from '../paths.ts';
import { requireOwnData } from './require-own-data.ts';

/**
 * Builds for production into functions/dist and web/dist. The settings come from the environment or
 * from .env (see .env.example).
 */
await command(
  { call: 'npm run build', options: { menu: { value: '<file>' }, sample: {} } },
  async ({ menu, sample }) => {
    if (menu !== undefined && !existsSync(menu)) {
      throw new UserError(`There's no menu file at ${menu}.`);
    }
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
  },
);
