import { createServer, type Server } from 'node:http';
import { createServer as createHttp2Server, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brand } from '../../brands/chosen-brand.ts';
import { faultInWords } from './google-faults.ts';
import { type Project, withProject } from './project.ts';

/** Google's own answers about projects in which something is missing. */
const firestoreAnswers: Record<string, { code: number; message: string }> = {
  'without-database': {
    code: 5,
    message:
      'The database (default) does not exist for project without-database Please visit https://console.cloud.google.com/datastore/setup?project=without-database to add a Cloud Datastore or Cloud Firestore database. ',
  },
  'without-api': {
    code: 7,
    message:
      'Cloud Firestore API has not been used in project without-api before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/firestore.googleapis.com/overview?project=without-api then retry.',
  },
  'of-others': { code: 7, message: 'Missing or insufficient permissions.' },
};
const noQuotaProject =
  'Your application is authenticating by using local Application Default Credentials. The identitytoolkit.googleapis.com API requires a quota project, which is not set by default.';
const authAnswers: Record<string, { code: number; message: string }> = {
  'without-quota': { code: 403, message: noQuotaProject },
  'without-sign-in': { code: 400, message: 'CONFIGURATION_NOT_FOUND' },
};

/** Servers that replace Google's. */
const firestore = createHttp2Server();
firestore.on('stream', (stream, headers) => {
  const place = String(headers['google-cloud-resource-prefix']);
  const { code, message } = firestoreAnswers[/^projects\/([^/]+)/.exec(place)?.[1] ?? ''] ?? {
    code: 3,
    message: `There's no answer for ${place}.`,
  };
  stream.on('error', () => undefined);
  const status = { 'grpc-status': String(code), 'grpc-message': encodeURIComponent(message) };
  const kind = { ':status': 200, 'content-type': 'application/grpc' };
  stream.respond({ ...kind, ...status }, { endStream: true });
});
const auth = createServer((request, response) => {
  request.resume();
  const [, project = ''] = /\/projects\/([^/]+)/.exec(request.url ?? '') ?? [];
  const error = authAnswers[project] ?? { code: 404, message: 'no such project' };
  response.writeHead(error.code, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ error }));
});

async function listening(server: Server | Http2Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', await listening(firestore));
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', await listening(auth));
});
afterAll(() => {
  vi.unstubAllEnvs();
  firestore.close();
  auth.close();
});

function createDatabase(project: string): string {
  return `${project} has no Firestore database yet: create one at https://console.firebase.google.com/project/${project}/firestore in ${brand.firestoreLocation} (the function runs in ${brand.functionRegion}), then run this again.`;
}

/** Runs on a project as commands do, which print the message of such an error in one line. */
const faultOf = (project: string, run: (project: Project) => Promise<unknown>) =>
  withProject(project, run).catch((error: Error) => `${error.name}: ${error.message}`);

// The tests run concurrently: Firestore's client asks a few times before it believes an answer.
describe('a command on a project', () => {
  it.concurrent.each([
    ['without-database', createDatabase('without-database')],
    ['without-api', createDatabase('without-api')],
    [
      'of-others',
      'Google refuses these credentials for of-others: 7 PERMISSION_DENIED: Missing or insufficient permissions.',
    ],
  ])('reports in one line what is missing: %s', async (project, line) => {
    const read = ({ db }: Project) => db.collection('menu').get();
    expect(await faultOf(project, read)).toBe(`UserError: ${line}`);
  });

  it.concurrent.each([
    ['without-quota', `Google refuses these credentials for without-quota: ${noQuotaProject}`],
    [
      'without-sign-in',
      'without-sign-in has no sign-in yet: press "Get started" at https://console.firebase.google.com/project/without-sign-in/authentication, then run this again.',
    ],
  ])('reports in one line which permission its accounts lack: %s', async (project, line) => {
    const find = ({ auth }: Project) => auth.getUserByEmail('ada@thymely.example');
    expect(await faultOf(project, find)).toBe(`UserError: ${line}`);
  });
});

it('Google that can’t be reached is said in one line', () => {
  const message = 'Error while making request: connect ECONNREFUSED 127.0.0.1:1';
  const error = Object.assign(new Error(message), { code: 'app/network-error' });
  expect(faultInWords(error, 'thymely-1')).toBe(`Google can't be reached: ${message}`);
});
