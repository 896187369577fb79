import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brandName } from '../../brands/chosen-brand.ts';
import { buildStack, requireSettings, type BuildOptions } from '../build/build-stack.ts';
import { requireOwnData } from '../build/require-own-data.ts';
import { command, projectOption } from '../command.ts';
import { usualPorts } from '../local/emulator-ports.ts';
import { writeFirebaseVariant } from '../local/firebase-variant.ts';
import { temporaryConfigFile } from '../local/temporary-config.ts';
import { fromRoot } from '../paths.ts';
import { deployProject } from './deploy-project.ts';
import { requireDeployable } from './require-deployable.ts';

const options = { project: projectOption, sample: {} } as const;

/**
 * Builds for production with the project's own menu and deploys site, function, rules and indexes,
 * with the operator's own credentials (`firebase login`, and `gcloud auth application-default
 * login` for reading the menu).
 */
await command({ call: 'npm run deploy', options }, async ({ project, sample }) => {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  requireDeployable(project, process.env);
  const production: BuildOptions = { target: 'production', ports: usualPorts };
  requireSettings(production);
  requireOwnData({ brand: brandName, project, hasMenu: true, isSample: sample });
  await deployProject({
    project,
    firebase: createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
    menuFile: fromRoot('dist/menu.json'),
    build: (menuFile) => buildStack({ ...production, menuFile }),
    writeConfig() {
      const file = temporaryConfigFile();
      writeFirebaseVariant(file, { target: 'production' });
      return file;
    },
  });
});
