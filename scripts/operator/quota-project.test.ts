import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chargedTo } from './quota-project.ts';

/** One of the libraries with which Firebase's Admin SDK and Firestore's client log in. */
type Library = { GoogleAuth: new () => { getClient: () => Promise<{ quotaProjectId?: string }> } };

/** The libraries, each resolved as its owner resolves it, because their versions differ. */
const libraries = [['firebase-admin/app'], ['@google-cloud/firestore', 'google-gax']].map(
  (owners) => {
    let from = createRequire(import.meta.url);
    for (const owner of owners) from = createRequire(from.resolve(owner));
    return [owners.join(' and '), from('google-auth-library') as Library] as const;
  },
);

const person = {
  type: 'authorized_user',
  client_id: 'id',
  client_secret: 'secret',
  refresh_token: 'token',
};

let home: string;

/** Stores credentials where `gcloud auth application-default login` does. */
function logIn(credentials: object): string {
  const folder = join(home, process.platform === 'win32' ? 'gcloud' : '.config/gcloud');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'application_default_credentials.json');
  writeFileSync(file, JSON.stringify(credentials));
  return file;
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'operator-'));
  vi.stubEnv('HOME', home);
  vi.stubEnv('APPDATA', home);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  for (const name of ['GOOGLE_APPLICATION_CREDENTIALS', 'CLOUDSDK_CONFIG']) vi.stubEnv(name, '');
  // Otherwise the libraries ask an installed gcloud, which takes a while.
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'of-the-machine');
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

describe.each(libraries)('calls by way of %s', (_, { GoogleAuth }) => {
  const projectOfCalls = () =>
    chargedTo('thymely-1', async () => (await new GoogleAuth().getClient()).quotaProjectId);

  it('are counted for the project when the credentials are a person’s own', async () => {
    logIn(person);
    expect((await new GoogleAuth().getClient()).quotaProjectId).toBeUndefined();
    expect(await projectOfCalls()).toBe('thymely-1');
    expect(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']).toBeUndefined();
  });

  it('are counted for the project also with credentials in a place that the environment names', async () => {
    const file = logIn(person);
    vi.stubEnv('HOME', '/nowhere');
    vi.stubEnv('APPDATA', '/nowhere');
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
    expect(await projectOfCalls()).toBe('thymely-1');
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '');
    vi.stubEnv('CLOUDSDK_CONFIG', join(file, '..'));
    expect(await projectOfCalls()).toBe('thymely-1');
  });

  it('are counted for a project that the person has chosen', async () => {
    logIn({ ...person, quota_project_id: 'chosen' });
    expect(await projectOfCalls()).toBe('chosen');
    vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'exported');
    expect(await projectOfCalls()).toBe('exported');
    expect(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']).toBe('exported');
  });

  it('are counted for a service account’s own project', async () => {
    logIn({
      type: 'service_account',
      client_email: 'a@b.example',
      private_key: 'key',
      project_id: 'its-own',
    });
    expect(await projectOfCalls()).toBeUndefined();
  });
});

it('a run that fails or has no credentials restores the environment', async () => {
  const seen = () => Promise.resolve(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']);
  expect(await chargedTo('thymely-1', seen)).toBeUndefined();
  writeFileSync(logIn(person), 'no JSON');
  expect(await chargedTo('thymely-1', seen)).toBeUndefined();
  logIn(person);
  const failing = chargedTo('thymely-1', () => Promise.reject(new Error('refused')));
  await expect(failing).rejects.toThrow('refused');
  expect(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']).toBeUndefined();
});
