import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildStack } from './build-stack.ts';
import { usualPorts } from '../local/emulator-ports.ts';
import { fromRoot } from '../paths.ts';
import { runMain, UserError } from '../user-error.ts';

/**
 * `npm run build [-- --menu menu.json]`: the production build, into functions/dist and web/dist. Its
 * settings come from the environment or from .env (see .env.example).
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { menu: { type: 'string' } } });
  if (values.menu !== undefined && !existsSync(values.menu)) {
    throw new UserError(`There's no menu file at ${values.menu}.`);
  }
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  await buildStack({
    target: 'production',
    ports: usualPorts,
    ...(values.menu === undefined ? {} : { menuFile: values.menu }),
  });
  console.log('Built for production: functions/dist, web/dist.');
});
