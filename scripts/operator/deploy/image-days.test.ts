import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import { answerImageDays, type Prompts } from './image-days.ts';

/** Checks in the installed firebase-tools what happens after the first functions of a project. */
const require = createRequire(import.meta.url);
const tools = <Module>(path: string) => require(`firebase-tools/lib/${path}.js`) as Module;

type Repository = { name: string; cleanupPolicies?: object };

const artifacts = tools<{
  makeRepoPath: (project: string, location: string) => string;
  getRepoCache: Map<string, Repository>;
  generateCleanupPolicy: (days: number) => object;
}>('functions/artifacts');
const registry = tools<{ updateRepository: (repository: Repository) => Promise<void> }>(
  'gcp/artifactregistry',
);
const { release } = tools<{
  release: (context: object, options: object, payload: object) => Promise<void>;
}>('deploy/functions/release/index');
const { of } = tools<{ of: (endpoint: object) => object }>('deploy/functions/backend');
const prompts = tools<Prompts>('deploy/functions/prompts');
const asks = prompts.promptForCleanupPolicyDays;

const [project, region] = ['thymely-1', 'us-central1'];
const name = artifacts.makeRepoPath(project, region);

afterEach(() => {
  vi.restoreAllMocks();
  prompts.promptForCleanupPolicyDays = asks;
  artifacts.getRepoCache.clear();
});

/** Releases a function that is out already, and returns what is changed about its images. */
async function releaseWith(repository: Partial<Repository>): Promise<Repository[]> {
  artifacts.getRepoCache.set(name, { name, ...repository });
  const changes = vi.spyOn(registry, 'updateRepository').mockResolvedValue();
  const endpoint = {
    id: 'api',
    project,
    region,
    platform: 'gcfv2',
    runtime: 'nodejs24',
    entryPoint: 'api',
    httpsTrigger: {},
    state: 'ACTIVE',
    hash: 'same',
  };
  const backend = { wantBackend: of(endpoint), haveBackend: of(endpoint) };
  await release(
    { config: [], sources: {}, projectId: project, firebaseConfig: {} },
    { projectId: project, projectNumber: '1', nonInteractive: true },
    { functions: { default: backend } },
  );
  return changes.mock.calls.map(([change]) => change);
}

it('firebase-tools fails without an answer, where it cannot ask', async () => {
  await expect(releaseWith({})).rejects.toThrow(
    'Functions successfully deployed but could not set up cleanup policy',
  );
});

it('images are kept for three days without a question', async () => {
  answerImageDays(prompts);
  const cleanupPolicies = artifacts.generateCleanupPolicy(3);
  expect(await releaseWith({})).toMatchObject([{ name, cleanupPolicies }]);
});

it('a policy that a project has is left as it is', async () => {
  answerImageDays(prompts);
  const cleanupPolicies = artifacts.generateCleanupPolicy(30);
  expect(await releaseWith({ cleanupPolicies })).toEqual([]);
});
