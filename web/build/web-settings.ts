import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import { tagOfCategories } from '@thymely/contract/categories/tag-of-categories';
import manifest from '../../package.json' with { type: 'json' };
import { logoShapes } from '../../brands/chosen-brand.ts';

/** The build-time settings of the site, parsed once in this file: the bundle gets constants. */
export type BuildMode = 'production' | 'emulator';

/** Firebase's public web configuration: it identifies the project and grants no access. */
export type FirebaseWebConfig = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** The app's ID; required where App Check is set up. */
  appId?: string;
};

/** How the site proves to be our own app: reCAPTCHA with its public key, or a test issuer. */
export type AppCheckSettings =
  | { provider: 'enterprise' | 'v3'; siteKey: string }
  | { provider: 'local'; issuerUrl: string };

export type SampleAccount = { name: string; email: string; password: string; role: string };
export type SampleGoogleAccount = { sub: string; name: string; email: string };

/** The accounts offered on the login screen of emulator builds. */
export type SampleAccounts = { accounts: SampleAccount[]; googleAccounts: SampleGoogleAccount[] };

export type WebSettings = {
  mode: BuildMode;
  firebase: FirebaseWebConfig;
  /** The origin of the site without a trailing slash, for canonical links. */
  siteUrl: string;
  authEmulatorUrl: string | undefined;
  firestoreEmulatorUrl: string | undefined;
  /** An image host other than the app's own, with the same API and its key. */
  imageHost: { url: string; key: string };
  /** When undefined, the bundle contains no App Check code. */
  appCheck: AppCheckSettings | undefined;
  sampleAccounts: SampleAccounts | undefined;
  /** The categories of the menu; when undefined, those that the brand begins with. */
  categories: readonly MenuCategory[] | undefined;
};

/** The settings that a caller passes explicitly; all others come from the environment. */
export type SettingsInput = {
  mode: BuildMode;
  authEmulatorUrl?: string | undefined;
  firestoreEmulatorUrl?: string | undefined;
  siteUrl?: string | undefined;
  firebase?: FirebaseWebConfig | undefined;
  /** The issuer of App Check tokens for emulator builds, because reCAPTCHA needs Google. */
  appCheckIssuerUrl?: string | undefined;
  sampleAccounts?: SampleAccounts | undefined;
  categories?: readonly MenuCategory[] | undefined;
};

export class MissingSettings extends Error {
  override name = 'MissingSettings';
}

type Environment = Record<string, string | undefined>;
/** Returns a setting that is given or comes from the environment; a missing one is a problem. */
type RequiredSetting = (name: string, meaning: string, given: string | undefined) => string;

export const localFirebase: FirebaseWebConfig = {
  apiKey: 'demo-key',
  authDomain: 'demo-thymely.firebaseapp.com',
  projectId: 'demo-thymely',
};

/** @throws MissingSettings one line for each setting that is missing or unusable */
export function readWebSettings(input: SettingsInput, env: Environment): WebSettings {
  const problems: string[] = [];
  const required: RequiredSetting = (name, meaning, given) => {
    const value = given ?? env[name];
    if (!value) problems.push(`${name} is missing: ${meaning}.`);
    return value ?? '';
  };
  const local = input.mode === 'emulator';
  const firebase = local ? (input.firebase ?? localFirebase) : input.firebase;
  const settings: WebSettings = {
    mode: input.mode,
    firebase: {
      apiKey: required('VITE_FIREBASE_API_KEY', 'the web API key of the project', firebase?.apiKey),
      authDomain: hostName(
        required(
          'VITE_FIREBASE_AUTH_DOMAIN',
          'the domain of the sign-in pop-up, such as <project>.firebaseapp.com',
          firebase?.authDomain,
        ),
        problems,
      ),
      projectId: required('VITE_FIREBASE_PROJECT_ID', 'the id of the project', firebase?.projectId),
    },
    siteUrl: siteOrigin(
      required(
        'VITE_SITE_URL',
        'the address of the site, for canonical links',
        input.siteUrl ?? (local ? 'http://127.0.0.1:5000' : undefined),
      ),
      problems,
    ),
    ...emulatorsFrom(input, required),
    imageHost: imageHostFrom(env, problems),
    appCheck: local ? localAppCheck(input) : appCheckFrom(env, problems),
    sampleAccounts: local ? input.sampleAccounts : undefined,
    categories: input.categories,
  };
  if (settings.appCheck) {
    const appId = local ? localAppId : env['VITE_FIREBASE_APP_ID'];
    settings.firebase.appId = required(
      'VITE_FIREBASE_APP_ID',
      'App Check needs the app’s id',
      appId,
    );
  }
  if (problems.length > 0) throw new MissingSettings(problems.join('\n'));
  return settings;
}

function emulatorsFrom(
  { mode, authEmulatorUrl, firestoreEmulatorUrl }: SettingsInput,
  required: RequiredSetting,
): Pick<WebSettings, 'authEmulatorUrl' | 'firestoreEmulatorUrl'> {
  if (mode !== 'emulator') return { authEmulatorUrl: undefined, firestoreEmulatorUrl: undefined };
  return {
    authEmulatorUrl: required('VITE_AUTH_EMULATOR_URL', 'the Auth emulator', authEmulatorUrl),
    firestoreEmulatorUrl: required(
      'VITE_FIRESTORE_EMULATOR_URL',
      'the Firestore emulator',
      firestoreEmulatorUrl,
    ),
  };
}

const localAppId = '1:1:web:1';

function localAppCheck({ appCheckIssuerUrl: issuerUrl }: SettingsInput) {
  return issuerUrl === undefined ? undefined : { provider: 'local' as const, issuerUrl };
}

function appCheckFrom(env: Environment, problems: string[]): WebSettings['appCheck'] {
  const siteKey = env['VITE_APP_CHECK_SITE_KEY'];
  const provider = env['VITE_APP_CHECK_PROVIDER'] || 'enterprise';
  if (!siteKey) return undefined;
  if (provider === 'enterprise' || provider === 'v3') return { provider, siteKey };
  problems.push('VITE_APP_CHECK_PROVIDER is neither enterprise nor v3.');
  return undefined;
}

/** Returns a bare host name. With anything around it, the pages' policy would block the sign-in. */
function hostName(name: string, problems: string[]): string {
  const url = `https://${name}`;
  const isAlone =
    URL.canParse(url) && new URL(url).hostname === name.toLowerCase() && name.includes('.');
  if (name && !isAlone) {
    problems.push(
      `VITE_FIREBASE_AUTH_DOMAIN cannot be "${name}": it is a host name alone, such as <project>.firebaseapp.com.`,
    );
  }
  return name;
}

function siteOrigin(url: string, problems: string[]): string {
  const origin = url.replace(/(?<!\/)\/+$/, '');
  if (url && !isOrigin(origin)) {
    problems.push(
      `VITE_SITE_URL cannot be "${url}": it is a web address without a path, such as https://orders.example.`,
    );
  }
  return origin;
}

/** Whether a text is the address of a site alone. Its host may have letters such as ç. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === '';
}

function imageHostFrom(env: Environment, problems: string[]): WebSettings['imageHost'] {
  const url = env['VITE_IMAGE_HOST_URL'] ?? '/api/images';
  const key = env['VITE_IMAGE_HOST_KEY'] ?? '';
  if (url.startsWith('https:') && !key) {
    problems.push('VITE_IMAGE_HOST_KEY is missing: the key of the picture host.');
  }
  return { url, key };
}

/** Returns the settings as constants of the bundle, which drops code that a build does not use. */
export function definesOf(settings: WebSettings): Record<string, string> {
  const constants = {
    VITE_LOGO: logoShapes,
    VITE_VERSION: manifest.version,
    VITE_EMULATOR: settings.mode === 'emulator',
    VITE_FIREBASE: settings.firebase,
    VITE_AUTH_EMULATOR_URL: settings.authEmulatorUrl ?? '',
    VITE_FIRESTORE_EMULATOR_URL: settings.firestoreEmulatorUrl ?? '',
    VITE_IMAGE_HOST: settings.imageHost,
    VITE_APP_CHECK: settings.appCheck ?? null,
    VITE_CATEGORIES: settings.categories ?? null,
    VITE_CATEGORIES_TAG: tagOfCategories(settings.categories ?? startingCategories),
    VITE_SAMPLE_ACCOUNTS: settings.sampleAccounts ?? { accounts: [], googleAccounts: [] },
  };
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}
