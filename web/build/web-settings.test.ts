import { describe, expect, it } from 'vitest';
import { definesOf, readWebSettings } from './web-settings.ts';

const production = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'thymely.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'thymely',
  VITE_SITE_URL: 'https://thymely.example/',
};

const emulators = {
  authEmulatorUrl: 'http://127.0.0.1:9099',
  firestoreEmulatorUrl: 'http://127.0.0.1:8080',
};

describe('the settings of the site', () => {
  it('come from the environment in production', () => {
    expect(readWebSettings({ mode: 'production' }, production)).toMatchObject({
      firebase: { apiKey: 'key', projectId: 'thymely' },
      siteUrl: 'https://thymely.example',
      imageHost: { url: '/api/images', key: '' },
    });
  });

  it('list each missing setting on its own line', () => {
    expect(() => readWebSettings({ mode: 'production' }, {})).toThrow(
      /VITE_FIREBASE_API_KEY is missing.*\nVITE_FIREBASE_AUTH_DOMAIN.*\nVITE_FIREBASE_PROJECT_ID.*\nVITE_SITE_URL/,
    );
  });

  it.each([
    'https://thymely.firebaseapp.com',
    'thymely.firebaseapp.com/',
    'thymely.firebaseapp.com:443',
    'thymely',
    'a b.example',
  ])('refuse %j as the domain of the sign-in', (domain) => {
    const env = { ...production, VITE_FIREBASE_AUTH_DOMAIN: domain };
    expect(() => readWebSettings({ mode: 'production' }, env)).toThrow(
      `VITE_FIREBASE_AUTH_DOMAIN cannot be "${domain}": it is a host name alone, such as <project>.firebaseapp.com.`,
    );
  });

  it.each(['auth.thymely.example', 'Thymely.firebaseapp.com', 'xn--bcher-kva.example'])(
    'take %s as the domain of the sign-in',
    (domain) => {
      const env = { ...production, VITE_FIREBASE_AUTH_DOMAIN: domain };
      const { firebase } = readWebSettings({ mode: 'production' }, env);
      expect(firebase.authDomain).toBe(domain);
    },
  );

  it('require the key of a foreign picture host', () => {
    const env = { ...production, VITE_IMAGE_HOST_URL: 'https://pictures.example/upload' };
    expect(() => readWebSettings({ mode: 'production' }, env)).toThrow('VITE_IMAGE_HOST_KEY');
  });

  it('have no sample account and no emulator in production, whatever is set', () => {
    const settings = readWebSettings(
      {
        mode: 'production',
        ...emulators,
        sampleAccounts: {
          accounts: [{ name: 'A', email: 'a@b.example', password: 'secret', role: 'admin' }],
          googleAccounts: [],
        },
      },
      production,
    );
    const defines = JSON.stringify(definesOf(settings));
    expect(defines).not.toContain('secret');
    expect(defines).not.toContain('127.0.0.1');
  });

  it('require only the emulators of Auth and Firestore locally', () => {
    expect(() => readWebSettings({ mode: 'emulator' }, {})).toThrow(
      /^VITE_AUTH_EMULATOR_URL is missing: the Auth emulator\.\nVITE_FIRESTORE_EMULATOR_URL is missing: the Firestore emulator\.$/,
    );
    const settings = readWebSettings({ mode: 'emulator', ...emulators }, {});
    expect(settings.firebase.projectId).toBe('demo-thymely');
  });

  it('requirement 37: have no App Check unless a site key is set, and then require the app ID too', () => {
    const unset = readWebSettings({ mode: 'production' }, production);
    expect(unset.appCheck).toBeUndefined();
    expect(definesOf(unset)['import.meta.env.VITE_APP_CHECK']).toBe('null');
    const env = { ...production, VITE_APP_CHECK_SITE_KEY: 'site-key' };
    expect(() => readWebSettings({ mode: 'production' }, env)).toThrow('VITE_FIREBASE_APP_ID');
    const withApp = { ...env, VITE_FIREBASE_APP_ID: '1:2:web:3' };
    expect(readWebSettings({ mode: 'production' }, withApp)).toMatchObject({
      appCheck: { provider: 'enterprise', siteKey: 'site-key' },
      firebase: { appId: '1:2:web:3' },
    });
    const odd = { ...withApp, VITE_APP_CHECK_PROVIDER: 'v2' };
    expect(() => readWebSettings({ mode: 'production' }, odd)).toThrow('VITE_APP_CHECK_PROVIDER');
  });

  it('requirement 37: accept an issuer of test tokens only in builds for the emulators', () => {
    const appCheckIssuerUrl = '/issuer';
    const local = { mode: 'emulator', ...emulators } as const;
    expect(readWebSettings({ ...local, appCheckIssuerUrl }, {}).appCheck).toEqual({
      provider: 'local',
      issuerUrl: '/issuer',
    });
    const siteKey = { VITE_APP_CHECK_SITE_KEY: 'site-key' };
    expect(readWebSettings(local, siteKey).appCheck).toBeUndefined();
    const built = readWebSettings({ mode: 'production', appCheckIssuerUrl }, production);
    expect(built.appCheck).toBeUndefined();
  });
});
