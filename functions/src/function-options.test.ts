import { describe, expect, it } from 'vitest';
import * as functions from './index.ts';

describe('requirement 25: how the function runs', () => {
  it('requirement 25: region, memory, concurrency, instances, timeout and invoker are set', () => {
    const { __endpoint: endpoint } = functions.api as unknown as { __endpoint: object };
    expect(endpoint).toMatchObject({
      platform: 'gcfv2',
      region: [process.env.BRAND_REGION],
      availableMemoryMb: 512,
      concurrency: 80,
      maxInstances: 10,
      timeoutSeconds: 30,
      httpsTrigger: { invoker: ['public'] },
    });
  });

  it('requirement 25: the daily sweep runs alone, and only the scheduler may call it', () => {
    const { __endpoint: endpoint } = functions.dailySweep as unknown as { __endpoint: object };
    expect(endpoint).toMatchObject({
      platform: 'gcfv2',
      region: [process.env.BRAND_REGION],
      availableMemoryMb: 512,
      maxInstances: 1,
      timeoutSeconds: 540,
      scheduleTrigger: { schedule: 'every day 09:00', timeZone: 'Etc/UTC' },
    });
    expect(endpoint).not.toHaveProperty('httpsTrigger');
  });

  it('requirement 25: what runs every minute runs alone, and only the scheduler may call it', () => {
    const { __endpoint: endpoint } = functions.everyMinute as unknown as { __endpoint: object };
    expect(endpoint).toMatchObject({
      platform: 'gcfv2',
      region: [process.env.BRAND_REGION],
      maxInstances: 1,
      timeoutSeconds: 120,
      scheduleTrigger: { schedule: 'every 1 minutes', timeZone: 'Etc/UTC' },
    });
    expect(endpoint).not.toHaveProperty('httpsTrigger');
  });

  it('requirement 25: `api`, `dailySweep` and `everyMinute` are the only functions', () => {
    expect(Object.keys(functions).sort()).toEqual(['api', 'dailySweep', 'everyMinute']);
  });
});
