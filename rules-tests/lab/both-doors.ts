import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { type TestApi, useTestApi } from '../../functions/src/testing/test-api.ts';
import { readRules, requireEmulatorHost } from './rules-lab.ts';

/** Firestore under the rules. */
export type RulesDoor = Pick<RulesTestEnvironment, 'authenticatedContext'>;

/** Prepares the same stores for a test file, through the API and directly under the rules. */
export function useBothDoors(): { api: TestApi; rules: RulesDoor } {
  const api = useTestApi();
  let rules: RulesTestEnvironment | undefined;
  beforeAll(async () => {
    // The SDK logs every refusal, and half of the attempts here are refused as expected.
    setLogLevel('silent');
    const { hostname: host, port } = new URL(`http://${requireEmulatorHost()}`);
    rules = await initializeTestEnvironment({
      projectId: api.project,
      firestore: { host, port: Number(port), rules: readRules() },
    });
  });
  afterAll(async () => {
    await rules?.cleanup();
    await api.clear();
  });
  return {
    api,
    rules: {
      authenticatedContext(...args) {
        if (!rules) throw new Error('The rules have not been loaded yet.');
        return rules.authenticatedContext(...args);
      },
    },
  };
}
