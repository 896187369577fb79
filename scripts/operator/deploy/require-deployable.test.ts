import { expect, it } from 'vitest';
import { requireDeployable, requireFunctionSettings } from './require-deployable.ts';

it.each([
  ['demo-thymely', {}, "demo-thymely exists in the emulators only, so it can't be deployed."],
  ['thymely-1', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, 'FIRESTORE_EMULATOR_HOST is set'],
  ['thymely-1', { FIREBASE_AUTH_EMULATOR_HOST: '[::1]:1' }, 'FIREBASE_AUTH_EMULATOR_HOST is set'],
  ['thymely-1', { FUNCTIONS_EMULATOR: 'true' }, 'FUNCTIONS_EMULATOR is set'],
  ['thymely-1', { APP_CHECK: 'enforce' }, 'VITE_APP_CHECK_SITE_KEY is missing'],
  ['thymely-1', { VITE_FIREBASE_PROJECT_ID: 'other' }, 'The settings are for other, not for'],
])('%s with %j is rejected in one line', (project, environment, words) => {
  const deploy = () => {
    requireDeployable(project, environment);
  };
  expect(deploy).toThrow(words);
  expect(deploy).not.toThrow('\n');
});

it('a project with its own settings is deployable, even with variables for starting emulators', () => {
  const environment = {
    VITE_FIREBASE_PROJECT_ID: 'thymely-1',
    FIRESTORE_EMULATOR_HOST: '',
    FIRESTORE_EMULATOR_BINARY_PATH: '/opt/emulator.jar',
    ANDROID_EMULATOR_HOME: '/opt',
  };
  expect(() => {
    requireDeployable('thymely-1', environment);
  }).not.toThrow();
});

const VAPID_PUBLIC_KEY = 'B'.repeat(87);

it.each([
  [{ VAPID_PUBLIC_KEY: 'short' }, 'ola@forno.pt', 'VAPID_PUBLIC_KEY cannot be "short"'],
  [
    { VAPID_PUBLIC_KEY, VAPID_SUBJECT: 'ola@forno.pt' },
    '',
    'VAPID_SUBJECT cannot be "ola@forno.pt"',
  ],
  [{ VAPID_PUBLIC_KEY }, 'hello@thymely.example', 'Nobody can reach mailto:hello@thymely.example'],
  [
    { PUSH_ORIGINS: 'https://push.forno.pt, http://push.forno.pt' },
    'ola@forno.pt',
    'PUSH_ORIGINS cannot have http://push.forno.pt:',
  ],
  [{ SMTP_HOST: 'smtp.forno.pt' }, 'ola@forno.pt', 'SMTP_FROM has to be an address'],
  [
    { SMTP_HOST: 'smtp.forno.pt', SMTP_FROM: 'ola@forno.pt', SMTP_PORT: '25' },
    'ola@forno.pt',
    'SMTP_PORT cannot be 25: Google lets no function connect to that port.',
  ],
  [
    { SMTP_HOST: '127.0.0.1', SMTP_FROM: 'ola@forno.pt' },
    'ola@forno.pt',
    'SMTP_HOST cannot be 127.0.0.1: a function finds no mail server on its own machine.',
  ],
  [{ FUNCTION_ACCOUNT: 'thymely-api' }, 'ola@forno.pt', 'FUNCTION_ACCOUNT cannot be "thymely-api"'],
])('a function with %j and the email %j is rejected in one line', (environment, email, words) => {
  const deploy = () => {
    requireFunctionSettings(environment, { project: 'thymely-1', brandEmail: email });
  };
  expect(deploy).toThrow(words);
  expect(deploy).not.toThrow('\n');
});

it('push services can reach the brand by its email, or by what VAPID_SUBJECT says', () => {
  for (const [environment, email] of [
    [{ FUNCTION_ACCOUNT: 'thymely-api@' }, 'hello@thymely.example'],
    [{ VAPID_PUBLIC_KEY, PUSH_ORIGINS: 'https://push.forno.pt' }, 'ola@forno.pt'],
    [{ VAPID_PUBLIC_KEY, VAPID_SUBJECT: 'https://forno.pt' }, 'hello@thymely.example'],
  ] as const) {
    expect(() => {
      requireFunctionSettings(environment, { project: 'thymely-1', brandEmail: email });
    }).not.toThrow();
  }
});
