import { expect, it } from 'vitest';
import { requireDeployable } from './require-deployable.ts';

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
