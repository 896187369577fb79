import { describe, expect, it } from 'vitest';
import { definesOf, readWebSettings } from './web-settings.ts';

const production = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'thymely.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'thymely',
  VITE_SITE_URL: 'https://thymely.example/',
};

describe('settings of the site', () => {
  it('come from the environment in production', () => {
    expect(readWebSettings({ mode: 'production' }, production)).toMatchObject({
      firebase: { apiKey: 'key', projectId: 'thymely' },
      siteUrl: 'https://thymely.example',
      imageHost: { url: '/api/images', key: '' },
    });
  });

  it('name every missing one in a line of its own', () => {
    expect(() => readWebSettings({ mode: 'production' }, {})).toThrow(
      /VITE_FIREBASE_API_KEY is missing.*\nVITE_FIREBASE_AUTH_DOMAIN.*\nVITE_FIREBASE_PROJECT_ID.*\nVITE_SITE_URL/,
    );
  });

  it('ask for the key of a foreign picture host', () => {
    const env = { ...production, VITE_IMAGE_HOST_URL: 'https://pictures.example/upload' };
    expect(() => readWebSettings({ mode: 'production' }, env)).toThrow('VITE_IMAGE_HOST_KEY');
  });

  it('have no sample account and no emulator in production, whatever is passed', () => {
    const settings = readWebSettings(
      {
        mode: 'production',
        authEmulatorUrl: 'http://127.0.0.1:9099',
        sampleAccounts: {
          accounts: [{ name: 'A', email: 'a@b.example', password: 'secret', role: 'admin' }],
          googleAccounts: [],
        },
      },
      production,
    );
    const defines = JSON.stringify(definesOf(settings));
    expect(defines).not.toContain('secret');
    expect(defines).not.toContain('9099');
  });

  it('need nothing but the Auth emulator locally', () => {
    expect(() => readWebSettings({ mode: 'emulator' }, {})).toThrow(
      /^VITE_AUTH_EMULATOR_URL is missing: the Auth emulator\.$/,
    );
    const settings = readWebSettings(
      { mode: 'emulator', authEmulatorUrl: 'http://127.0.0.1:9099' },
      {},
    );
    expect(settings.firebase.projectId).toBe('demo-thymely');
  });
});
