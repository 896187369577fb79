import { afterEach, expect, it, vi } from 'vitest';
import { usualPorts } from '../local/emulator-ports.ts';
import { functionPlace, localWebSettings } from './build-stack.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const environment = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'thymely-1.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'thymely-1',
  VITE_SITE_URL: 'https://orders.example/',
};

it('one setting says where site and mails are in production', () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect(functionPlace({ target: 'production', ports: usualPorts })).toEqual({
    project: 'thymely-1',
    siteUrl: 'https://orders.example',
  });
});

it('the links of a local stack lead to the local address, whatever .env says', () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const ports = { ...usualPorts, hosting: 5123 };
  expect(localWebSettings(ports).siteUrl).toBe('http://127.0.0.1:5123');
  for (const target of ['local', 'test'] as const) {
    expect(functionPlace({ target, ports })).toEqual({
      project: 'demo-thymely',
      siteUrl: 'http://127.0.0.1:5123',
    });
  }
});
