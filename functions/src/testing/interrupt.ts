import type { EndpointName } from '@thymely/contract/api';
import { createApp } from '../app.ts';
import { callApi, type CallOptions } from './call-api.ts';
import { connectCrashingClients, type CrashingClients } from './fault-injection.ts';
import { realDeps } from './real-deps.ts';
import { serve } from './serve.ts';

/** Runs something in a process that dies after this many changes. Returns whether it died. */
export async function interrupt(
  changesBeforeCrash: number,
  run: (clients: CrashingClients) => Promise<unknown>,
): Promise<boolean> {
  const clients = connectCrashingClients(changesBeforeCrash);
  try {
    await run(clients).catch(() => undefined);
    return clients.hasCrashed();
  } finally {
    await clients.disconnect();
  }
}

/** Returns a call to interrupt. */
export const overHttp =
  (name: EndpointName, options: CallOptions) => async (clients: CrashingClients) => {
    const served = await serve(createApp(realDeps(clients)));
    try {
      return await callApi(served.origin, name, options);
    } finally {
      await served.close();
    }
  };
