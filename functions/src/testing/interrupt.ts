import type { EndpointName } from '@thymely/contract/api';
import type { Firestore } from 'firebase-admin/firestore';
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

/** Ends a process before its nth call to Firestore: neither that call nor a later one is sent. */
export function killBefore(client: Firestore, calls: number): void {
  type Call = (...parameters: unknown[]) => unknown;
  const transport = client as unknown as { request: Call; requestStream: Call };
  let left = calls;
  for (const name of ['request', 'requestStream'] as const) {
    const send = transport[name].bind(client);
    transport[name] = (...parameters) => {
      if (left-- <= 0) return Promise.reject(new Error('the process has ended'));
      return send(...parameters);
    };
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
