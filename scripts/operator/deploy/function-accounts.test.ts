import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildFunctions } from '../../../functions/build.ts';
import { fromRoot } from '../../paths.ts';

/** Checks by the code of the installed firebase-tools which accounts a deploy names to Google. */
const require = createRequire(import.meta.url);

const project = 'thymely-1';
const short = 'thymely-api@';
const full = `${short}${project}.iam.gserviceaccount.com`;

type Endpoint = {
  id: string;
  region: string;
  uri?: string;
  serviceAccount?: string;
  scheduleTrigger?: object;
  httpsTrigger?: { invoker: string[] };
};
type Backend = {
  endpoints: Record<string, Record<string, Endpoint>>;
  environmentVariables: object;
};

const tools = <Module>(path: string) => require(`firebase-tools/lib/${path}.js`) as Module;
const { Delegate } = tools<{
  Delegate: new (...args: string[]) => {
    discoverBuild: (config: object, env: object) => Promise<object>;
  };
}>('deploy/functions/runtimes/node/index');
const { resolveBackend } = tools<{
  resolveBackend: (options: object) => Promise<{ backend: Backend }>;
}>('deploy/functions/build');
const { secretsAccessDelta } = tools<{
  secretsAccessDelta: (backends: object) => Promise<Record<string, string[]>>;
}>('deploy/functions/ensure');
const { jobFromEndpoint } = tools<{
  jobFromEndpoint: (endpoint: Endpoint, location: string, number: string) => Promise<object>;
}>('gcp/cloudscheduler');
const { functionFromEndpoint } = tools<{ functionFromEndpoint: (endpoint: Endpoint) => object }>(
  'gcp/cloudfunctionsv2',
);
const { setInvokerCreate } = tools<{
  setInvokerCreate: (
    project: string,
    service: string,
    invoker: string[],
    client: object,
  ) => Promise<void>;
}>('gcp/run');

/** The folder is in the repository, where node_modules provides what is not bundled. */
const outDir = fromRoot('.test', `accounts-${process.pid}`);
let environment: Record<string, string | undefined>;

beforeAll(async () => {
  mkdirSync(outDir, { recursive: true });
  vi.stubEnv('FUNCTION_ACCOUNT', short);
  // With these, the functions have secrets, too.
  vi.stubEnv('VAPID_PUBLIC_KEY', 'B'.repeat(87));
  vi.stubEnv('SMTP_HOST', 'smtp.example.com');
  vi.stubEnv('SMTP_FROM', 'orders@thymely.example');
  await buildFunctions({ outDir, place: { project, siteUrl: 'https://thymely.example' } });
  vi.unstubAllEnvs();
  environment = parseEnv(readFileSync(join(outDir, '.env'), 'utf8'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(outDir, { recursive: true });
});

/** Returns what a deploy would send, by the code of firebase-tools that sends it. */
async function sentToGoogle() {
  const delegate = new Delegate(project, fromRoot('.'), outDir, 'nodejs24');
  // Otherwise, the manifest comes by a port that another test may have.
  vi.stubEnv('FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH', 'true');
  const build = await delegate.discoverBuild({}, { ...environment, GCLOUD_PROJECT: project });
  const { backend } = await resolveBackend({
    build,
    firebaseConfig: { projectId: project },
    userEnvs: environment,
    codebase: 'default',
    nonInteractive: true,
  });
  const endpoints = Object.values(backend.endpoints).flatMap((region) => Object.values(region));
  const jobs: object[] = [];
  const invokers: object[] = [];
  const client = { post: (_: string, sent: object) => Promise.resolve(void invokers.push(sent)) };
  for (const endpoint of endpoints) {
    if (endpoint.scheduleTrigger) {
      const job = { ...endpoint, uri: 'https://job.example' };
      jobs.push(await jobFromEndpoint(job, endpoint.region, '1'));
    }
    // The fabricator lets the account of a job call its function.
    const invoker = endpoint.httpsTrigger?.invoker ?? [endpoint.serviceAccount ?? ''];
    await setInvokerCreate(project, endpoint.id, invoker, client);
  }
  const secrets = await secretsAccessDelta({
    wantBackend: backend,
    haveBackend: { endpoints: {} },
  });
  return { functions: endpoints.map(functionFromEndpoint), jobs, invokers, secrets };
}

it('every account that a deploy names to Google is the same full address, even if .env has the short form', async () => {
  const { functions, jobs, invokers, secrets } = await sentToGoogle();
  expect(functions).toMatchObject(
    Array.from({ length: 3 }, () => ({ serviceConfig: { serviceAccountEmail: full } })),
  );
  const job = { httpTarget: { oidcToken: { serviceAccountEmail: full } } };
  expect(jobs).toMatchObject([job, job]);
  expect(secrets).toEqual({ SMTP_PASSWORD: [full], VAPID_PRIVATE_KEY: [full] });
  const named = JSON.stringify({ functions, jobs, invokers, secrets }).match(/[-\w]+@[-.\w]*/g);
  const addresses = new Set(named?.filter((name) => name !== 'orders@thymely.example'));
  expect(addresses).toEqual(new Set([full]));
});

it('the function itself knows only the full address', () => {
  expect(environment['FUNCTION_ACCOUNT']).toBe(full);
});
