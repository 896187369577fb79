import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brandName } from '../../brands/chosen-brand.ts';
import { buildStack, type Target } from '../build/build-stack.ts';
import { writeFirebaseVariant } from './firebase-variant.ts';
import type { EmulatorPorts } from './emulator-ports.ts';
import { type Emulators, startEmulators } from './emulators.ts';
import { firestoreEmulatorProgram } from './firestore-emulator.ts';
import { findJdk } from './java/find-jdk.ts';
import type { StackFolders } from './local-folders.ts';
import { host } from './ports.ts';
import { step } from '../progress.ts';
import { isMenuEmpty, untilApiAnswers } from './stack-answers.ts';
import { UserError } from '../command.ts';
import { sampleAccounts } from '../sample-data/accounts.ts';
import { startingMenu } from '../sample-data/starting-data.ts';
import { seedEmulators } from './seed-emulators.ts';

export type LocalStackOptions = {
  target: Exclude<Target, 'production'>;
  ports: EmulatorPorts;
  /** The path of a file in the repository's root. */
  configFile: string;
  folders: StackFolders;
};

export const localProject = 'demo-thymely';

/**
 * Builds and starts everything, with the data from the last run or, the first time, with the sample
 * menu and accounts. Resolves once the API answers through Hosting.
 * @throws {UserError} one line that says what is missing or in the way
 */
export async function startLocalStack(options: LocalStackOptions): Promise<Emulators> {
  // Quick checks come before the build.
  await findJdk();
  await firestoreEmulatorProgram();
  await step('Building the site and the function', () => buildStack(options));
  writeFirebaseVariant(options.configFile, options);
  const { data, logs, restaurantFile } = options.folders;
  const emulators = await step('Starting Auth, Firestore, Functions and Hosting', () =>
    startEmulators({
      project: localProject,
      ports: options.ports,
      only: ['auth', 'firestore', 'functions', 'hosting'],
      configFile: options.configFile,
      logFolder: logs,
      importDir: data,
      exportDir: data,
    }),
  );
  try {
    await prepareData(emulators, restaurantFile);
  } catch (error) {
    await emulators.stop();
    throw error;
  }
  return emulators;
}

async function prepareData({ ports, env }: Emulators, restaurantFile: string): Promise<void> {
  const seeded = await isMenuEmpty(ports.firestore, localProject);
  if (seeded) {
    await step('Adding the sample menu and accounts', () =>
      seedEmulators({ project: localProject, ...env }),
    );
    mkdirSync(dirname(restaurantFile), { recursive: true });
    writeFileSync(restaurantFile, brandName);
  }
  const dishes = await step('Waiting for the API', () => untilApiAnswers(ports.hosting));
  // A menu edited by hand may be shorter.
  if (seeded && dishes < startingMenu.length) {
    throw new UserError(
      `/api/menu has only ${dishes} of the ${startingMenu.length} sample dishes.`,
    );
  }
}

/** Returns the restaurant whose data the last run has left, if it is another one. */
function otherRestaurant({ restaurantFile }: StackFolders): string | undefined {
  const before = existsSync(restaurantFile) ? readFileSync(restaurantFile, 'utf8') : brandName;
  return before === brandName ? undefined : before;
}

/** Returns the lines after `Ready`. */
export function readyMessage(address: string, folders: StackFolders): string {
  const other = otherRestaurant(folders);
  if (other !== undefined) {
    const reset = `\`npm run reset\` makes way for those of ${brandName}`;
    return [
      '',
      `Ready: ${address}`,
      '',
      `The menu, hours and accounts are those of ${other}: ${reset}.`,
      '',
    ].join('\n');
  }
  const width = Math.max(...sampleAccounts.map(({ email }) => email.length));
  const accounts = sampleAccounts.map(({ email, password, role }) => {
    const kind = role === 'user' ? 'diner' : role;
    return `  ${kind.padEnd('kitchen'.length)}  ${email.padEnd(width)}  ${password}`;
  });
  return ['', `Ready: ${address}`, '', 'Sample accounts:', ...accounts, ''].join('\n');
}

/** Returns the address at which Hosting serves the site. */
export function siteAddress({ ports }: Emulators): string {
  return `http://${host}:${ports.hosting}`;
}
