import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brand, brandName } from '../../../brands/chosen-brand.ts';
import { readAssetNames } from '../../../web/build/assets/asset-names.ts';
import {
  buildStack,
  outFolders,
  requireSettings,
  type BuildOptions,
} from '../../build/build-stack.ts';
import { requireOwnData, sampleOption } from '../../build/require-own-data.ts';
import { command, projectOption, UserError } from '../../command.ts';
import { usualPorts } from '../../local/emulator-ports.ts';
import { writeFirebaseVariant } from '../../local/firebase-variant.ts';
import { temporaryConfigFile } from '../../local/temporary-config.ts';
import { fromRoot } from '../../paths.ts';
import { commitOf } from '../rollback/checkout.ts';
import { releaseMessage } from '../rollback/releases.ts';
import { copiedPages } from './copied-pages.ts';
import { databaseFault } from '../setup/database.ts';
import { deployProject, type Deployment } from './deploy-project.ts';
import { dryRun } from './dry-run.ts';
import {
  functionUrlOf,
  measureUntilAnswered,
  measureUntilRight,
  type Ways,
} from './hops/measure-hops.ts';
import { writeHops } from './hops/write-hops.ts';
import { requireCleanTree } from './require-clean-tree.ts';
import { requireDeployable, requireFunctionSettings } from './require-deployable.ts';
import { smokeTest, type SmokeTest } from './smoke/smoke-test.ts';

const options = {
  project: projectOption,
  'dry-run': { help: 'checks all that can be checked, and publishes nothing' },
  'yes-dirty': { help: 'deploys what is not committed, too' },
  'without-hosting': {
    help: 'publishes rules, indexes and functions, and leaves the site as it is',
  },
  preview: {
    value: '<name>',
    help: 'publishes only the site, for a week, at an address of its own',
    fault: (name: string) =>
      /^[a-z0-9][a-z0-9-]{0,39}$/.test(name) && name !== 'live'
        ? undefined
        : `--preview cannot be "${name}": a name has lowercase letters, digits and hyphens, and is not live.`,
  },
  sample: sampleOption,
} as const;

const help = `Builds with the menu of the project, and publishes rules and indexes, the functions, and then the
site. Functions and site are looked at once they are out (npm run smoke). Settings come from .env.
It uses your own login: npx firebase login, and gcloud auth application-default login.`;

const production: BuildOptions = { target: 'production', ports: usualPorts };

await command({ call: 'npm run deploy', help, options }, async (values) => {
  const { project } = values;
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  const requirements: [string, () => void][] = [
    ['Project and settings', () => requireReady(project)],
    [`Restaurant (${brandName})`, () => requireOwnPlace(project, values.sample)],
    ['Checkout', () => values['yes-dirty'] || requireCleanTree()],
  ];
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  if (values['dry-run']) {
    await dryRun({ project, firebase, production, requirements, writeConfig });
    return;
  }
  for (const [, check] of requirements) check();
  await deployProject({
    project,
    firebase,
    menuFile: fromRoot('dist/menu.json'),
    build: (menuFile) => buildStack({ ...production, menuFile }),
    readAssetNames: () => readAssetNames(fromRoot('web', outFolders.production, 'site')),
    writeConfig,
    smokeTest: (of) => lookAt(of, project),
    hops: hopsOf(project),
    message: releaseMessage(values['yes-dirty'] ? undefined : commitOf('HEAD')),
    withoutHosting: values['without-hosting'],
    preview: values.preview,
  });
  if (process.env['APP_CHECK'] !== 'enforce') {
    console.log(
      'APP_CHECK is not "enforce" in .env: calls without a valid App Check token are let through.',
    );
  }
});

function requireReady(project: string): void {
  requireDeployable(project, process.env);
  requireFunctionSettings(process.env, { project, brandEmail: brand.email });
  requireSettings(production);
}

/** @throws {UserError} one line for the sample restaurant, or for data away from their function */
function requireOwnPlace(project: string, isSample: boolean): void {
  requireOwnData({ brand: brandName, project, hasMenu: true, isSample });
  const fault = databaseFault({ ...brand, known: [], found: undefined });
  if (fault !== undefined) throw new UserError(fault);
  const copied = copiedPages(brandName);
  if (copied.length > 0) throw new UserError(copied.join('\n'));
}

function writeConfig(): string {
  const file = temporaryConfigFile();
  writeFirebaseVariant(file, { target: 'production' });
  return file;
}

function waysTo(project: string): Ways {
  return {
    siteUrl: process.env['VITE_SITE_URL'] ?? '',
    functionUrl: functionUrlOf(project),
  };
}

function hopsOf(project: string): Deployment['hops'] {
  const ways = waysTo(project);
  return {
    measure: () => measureUntilAnswered(ways),
    measureUntilRight: () => measureUntilRight(ways),
    lookAgain: `npm run smoke -- --url ${ways.siteUrl} --project ${project}`,
    isSet: Boolean(process.env['FORWARDED_HOPS']),
    write(hops) {
      for (const folder of ['.', join('functions', outFolders.production)]) {
        writeHops(fromRoot(folder, '.env'), hops);
      }
    },
  };
}

/** @throws {UserError} with what to do when what was published does not work */
async function lookAt(of: SmokeTest['of'], project: string): Promise<void> {
  const { siteUrl, functionUrl } = waysTo(project);
  const url = of === 'function' ? functionUrl : siteUrl;
  try {
    await smokeTest({ url, of, tries: 6 });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const state = of === 'function' ? 'The site is as it was' : 'All of it is published';
    throw new UserError(
      `${error.message}\n${state}. Deploy again, or go back: npm run rollback -- --project ${project}`,
    );
  }
}
