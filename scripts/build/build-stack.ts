import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { brand, wordsLanguage } from '../../brands/chosen-brand.ts';
import { UnusableBrand } from '../../brands/check-facts.ts';
import { buildFunctions } from '../../functions/build.ts';
import { functionSettings, type FunctionPlace } from '../../functions/build/function-settings.ts';
import { readConfig } from '../../functions/src/platform/config.ts';
import { buildWeb } from '../../web/build/build-web.ts';
import { writeHoursBeside } from '../../web/build/beside-menu/hours-file.ts';
import { writeOptionsBeside } from '../../web/build/beside-menu/options-file.ts';
import {
  MissingSettings,
  readWebSettings,
  type SettingsInput,
  type WebSettings,
} from '../../web/build/web-settings.ts';
import { pseudoLanguage } from '../../words/languages.ts';
import {
  readTranslation,
  translationFile,
  UnusableTranslation,
} from '../../words/read-translation.ts';
import type { EmulatorPorts } from '../local/emulator-ports.ts';
import { countInWords } from '../count-in-words.ts';
import { fromRoot } from '../paths.ts';
import { host } from '../local/ports.ts';
import { UserError } from '../command.ts';
import { sampleAccountsOfSite } from '../sample-data/accounts.ts';
import { optionGroups } from '../sample-data/dishes/option-groups.ts';
import { startingMenu, startingOrdering } from '../sample-data/starting-data.ts';

/** The output folders of each target, so that no stack disturbs another. */
export const outFolders = {
  production: 'dist',
  local: '.local',
  test: '.test',
  /** The test of `npm start` itself, which runs beside the browser tests. */
  aside: '.test/.aside',
} as const;
export type Target = keyof typeof outFolders;

export type BuildOptions = {
  target: Target;
  /** The ports of Auth, Firestore and the site, for builds for the emulators. */
  ports: Pick<EmulatorPorts, 'auth' | 'firestore' | 'hosting'>;
  /** The menu as GET /menu returns it, with hours beside it; default: the sample restaurant's. */
  menuFile?: string;
  /** The dishes to build with if there is no such file; default: those that the brand starts with. */
  dishes?: MenuItem[];
};

/**
 * Builds the function and the site of a target. Nothing outside its output folders changes.
 * @throws {UserError} one line for each setting, message, or page of the restaurant, that is missing or unusable
 */
export async function buildStack(options: BuildOptions): Promise<void> {
  requireSettings(options);
  checkWords();
  const out = outFolders[options.target];
  const input = settingsInput(options);
  await Promise.all([
    buildFunctions({ outDir: fromRoot('functions', out), place: functionPlace(options) }),
    buildWeb({
      ...input,
      outDir: fromRoot('web', out),
      menuFile: options.menuFile ?? writeSampleMenu(fromRoot(out, 'menu.json'), options.dishes),
    }),
  ]).catch((error: unknown) => {
    throw error instanceof UnusableBrand ? new UserError(error.message) : error;
  });
}

/**
 * Says how many messages stay English.
 * @throws {UserError} one line for each placeholder or plural form of the language that is wrong
 */
export function checkWords(language = wordsLanguage, root = fromRoot('.')): void {
  if (language === 'en' || language === pseudoLanguage) return;
  try {
    const { left } = readTranslation(language, root);
    if (left.length === 0) return;
    const messages = countInWords(left.length, { one: 'message is', many: 'messages are' });
    console.log(
      `${messages} in English: \`npm run words -- --list ${language}\` lists what ${translationFile(language)} lacks.`,
    );
  } catch (error) {
    throw error instanceof UnusableTranslation ? new UserError(error.message) : error;
  }
}

/** @throws {UserError} one line for each setting of the site or the API that is missing or unusable */
export function requireSettings(options: BuildOptions): void {
  const place = functionPlace(options);
  try {
    readConfig(functionSettings(process.env, { ...place, brandEmail: brand.email }));
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns where a function is built for: mails lead to the site of the same build. */
export function functionPlace(options: Pick<BuildOptions, 'target' | 'ports'>): FunctionPlace {
  const { firebase, siteUrl } = checkedSettings(settingsInput(options));
  return { project: firebase.projectId, siteUrl };
}

/** Returns the settings of a site that runs against emulators on these ports. */
export function localWebSettings(ports: BuildOptions['ports']): WebSettings {
  return checkedSettings(settingsInput({ target: 'local', ports }));
}

function settingsInput({ target, ports }: Pick<BuildOptions, 'target' | 'ports'>): SettingsInput {
  if (target === 'production') return { mode: 'production' };
  return {
    mode: 'emulator',
    authEmulatorUrl: `http://${host}:${ports.auth}`,
    firestoreEmulatorUrl: `http://${host}:${ports.firestore}`,
    siteUrl: `http://${host}:${ports.hosting}`,
    sampleAccounts: sampleAccountsOfSite,
  };
}

function checkedSettings(input: SettingsInput): WebSettings {
  try {
    return readWebSettings(input, process.env);
  } catch (error) {
    if (error instanceof MissingSettings) {
      throw new UserError(`${error.message} See .env.example.`);
    }
    throw error;
  }
}

function writeSampleMenu(file: string, dishes = startingMenu): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(dishes));
  const named = new Set(dishes.flatMap((dish) => dish.optionGroups ?? []));
  writeOptionsBeside(
    file,
    optionGroups.filter(({ _id }) => named.has(_id)),
  );
  writeHoursBeside(file, startingOrdering);
  return file;
}
