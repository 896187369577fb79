import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { brand } from '../../brands/chosen-brand.ts';
import { localFirebase } from '../../web/build/web-settings.ts';
import { axePath, axeSource } from '../../e2e/harness/axe-source.ts';
import { buildStack, outFolders } from '../build/build-stack.ts';
import { writeFirebaseVariant } from '../local/firebase-variant.ts';
import { freeEmulatorPorts } from '../local/emulator-ports.ts';
import { host } from '../local/ports.ts';
import { fromRoot } from '../paths.ts';
import { step } from '../progress.ts';
import { temporaryConfigFile } from '../local/temporary-config.ts';
import { untilApiAnswers } from '../local/stack-answers.ts';
import { seedEmulators } from '../local/seed-emulators.ts';
import { startOnFreePorts, testLogFolder, type TestStack } from './test-emulators.ts';

const project = 'demo-thymely';

type Contents = {
  /** The dishes in Firestore; default: those of the menu. */
  dishes?: MenuItem[];
  /** The menu that the site is built with; default: that of the brand. */
  menu?: MenuItem[];
  withOrders?: boolean;
};

/** The whole product, built for tests and filled with the sample accounts and dishes, on free ports. */
export async function startSite({
  menu,
  dishes = menu,
  withOrders = false,
}: Contents = {}): Promise<TestStack> {
  const ports = await freeEmulatorPorts();
  const configFile = temporaryConfigFile();
  await step('Building the site and the function', () =>
    buildStack({ target: 'test', ports, ...(menu && { dishes: menu }) }),
  );
  writeFileSync(fromRoot('web', outFolders.test, 'site', `.${axePath}`), axeSource());
  writeFirebaseVariant(configFile, { target: 'test', ports });
  const { env, stop } = await step('Starting Auth, Firestore, Functions and Hosting', () =>
    startOnFreePorts({
      project,
      ports,
      only: ['auth', 'firestore', 'functions', 'hosting'],
      configFile,
    }),
  );
  try {
    // Tests place their own orders, and count them.
    await seedEmulators({ project, ...env, ...(dishes && { dishes }), withOrders });
    await step('Waiting for the API', () => untilApiAnswers(ports.hosting));
  } catch (error) {
    await stop();
    throw error;
  }
  const { functions, hosting } = ports;
  return {
    env: {
      ...env,
      E2E_PROJECT: project,
      E2E_API_KEY: localFirebase.apiKey,
      E2E_SITE_URL: `http://${host}:${hosting}`,
      E2E_FUNCTION_URL: `http://${host}:${functions}/${project}/${brand.functionRegion}/api`,
      E2E_SITE_HAS_AXE: 'yes',
      E2E_LOG_FILE: join(testLogFolder, 'emulators.log'),
    },
    stop,
  };
}
