import { describe, expect, it } from 'vitest';
import * as functions from './index.ts';

describe('requirement 25: how the function runs', () => {
  it('requirement 25: region, memory, concurrency, instances, time-out and invoker are set', () => {
    const { __endpoint: endpoint } = functions.api as unknown as { __endpoint: object };
    expect(endpoint).toMatchObject({
      platform: 'gcfv2',
      region: ['us-central1'],
      availableMemoryMb: 512,
      concurrency: 80,
      maxInstances: 10,
      timeoutSeconds: 30,
      httpsTrigger: { invoker: ['public'] },
    });
  });

  it('requirement 25: `api` is the only function', () => {
    expect(Object.keys(functions)).toEqual(['api']);
  });
});
