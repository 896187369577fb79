import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildFunctions } from '../functions/build.ts';
import { buildWeb, type CspHashes } from '../web/build/build-web.ts';
import {
  MissingSettings,
  readWebSettings,
  type SettingsInput,
  type WebSettings,
} from '../web/build/web-settings.ts';
import { firebaseConfig } from './firebase-config.ts';
import type { EmulatorPorts } from './lib/emulator-ports.ts';
import { fromRoot } from './lib/paths.ts';
import { host } from './lib/ports.ts';
import { UserError } from './lib/user-error.ts';
import { sampleAccounts, sampleGoogleAccounts } from './sample-data/accounts.ts';
import { menuItems } from './sample-data/menu-items.ts';

/** Each target has folders of its own, so that no stack disturbs another. */
export const outFolders = { production: 'dist', local: '.local', test: '.test' } as const;
export type Target = keyof typeof outFolders;

export type BuildOptions = {
  target: Target;
  /** Written into the configuration; `auth` and `hosting` also into builds for the emulators. */
  ports: Partial<EmulatorPorts> & Pick<EmulatorPorts, 'auth' | 'hosting'>;
  /** Dishes as GET /menu answers them; default: the sample menu. */
  menuFile?: string;
  /** Where the Firebase configuration is written; it has to lie in the repository's root. */
  configFile: string;
};

/**
 * Builds the function and the site of a target and writes its Firebase configuration.
 * @throws {UserError} one line for each setting that is missing
 */
export async function buildStack(options: BuildOptions): Promise<void> {
  const out = outFolders[options.target];
  const input = settingsInput(options);
  const settings = checkedSettings(input);
  const webOut = fromRoot('web', out);
  await Promise.all([
    buildFunctions({ outDir: fromRoot('functions', out) }),
    buildWeb({
      ...input,
      outDir: webOut,
      menuFile: options.menuFile ?? writeSampleMenu(fromRoot(out, 'menu.json')),
    }),
  ]);
  const config = firebaseConfig({
    out,
    csp: {
      ...readJson<CspHashes>(`${webOut}/csp.json`),
      authDomain: settings.firebase.authDomain,
      connectTo: foreignOrigins(settings),
    },
    assets: readdirSync(`${webOut}/site/assets`),
    ports: options.ports,
  });
  writeFileSync(options.configFile, `${JSON.stringify(config, null, 2)}\n`);
}

/** What the site is told when it runs against emulators on these ports. */
export function localWebSettings(ports: BuildOptions['ports']): WebSettings {
  return checkedSettings(settingsInput({ target: 'local', ports }));
}

function settingsInput({ target, ports }: Pick<BuildOptions, 'target' | 'ports'>): SettingsInput {
  if (target === 'production') return { mode: 'production' };
  return {
    mode: 'emulator',
    authEmulatorUrl: `http://${host}:${ports.auth}`,
    siteUrl: `http://${host}:${ports.hosting}`,
    sampleAccounts: {
      accounts: sampleAccounts.map(({ name, email, password, role }) => ({
        name,
        email,
        password,
        role,
      })),
      googleAccounts: sampleGoogleAccounts,
    },
  };
}

function checkedSettings(input: SettingsInput): WebSettings {
  try {
    return readWebSettings(input, process.env);
  } catch (error) {
    if (error instanceof MissingSettings) {
      throw new UserError(`${error.message}\nSet it in .env (see .env.example).`);
    }
    throw error;
  }
}

/** Other origins that the app calls: the Auth emulator, a picture host that is not the app's own. */
function foreignOrigins({ authEmulatorUrl, imageHost }: WebSettings): string[] {
  return [authEmulatorUrl ?? '', imageHost.url]
    .filter((url) => url.startsWith('http'))
    .map((url) => new URL(url).origin);
}

function writeSampleMenu(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(menuItems));
  return file;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
