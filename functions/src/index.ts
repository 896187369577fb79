import { Server } from 'node:http';
import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { functionOptions, minuteOptions, sweepOptions } from './function-options.ts';
import type { Deps } from './deps.ts';
import { guardBodies } from './http/body-guard.ts';

// The framework creates its server after it has loaded this module.
guardBodies(Server.prototype as Server);

let app: Promise<Express> | undefined;

/** Loads everything but the trigger with the first call, to keep a cold start short. */
async function loadApp(): Promise<Express> {
  const [{ createApp }, { connect }] = await Promise.all([
    import('./app.ts'),
    import('./connect.firestore.ts'),
  ]);
  return createApp(connect());
}

/** The whole API, behind Hosting's rewrite of `/api/**`. */
export const api = onRequest(functionOptions, async (request, response) => {
  app ??= loadApp();
  (await app)(request, response);
});

/** The same for every run of an instance. */
let minuteDeps: Promise<Deps> | undefined;

/** Ends orders that the kitchen has not answered in time, and sends mails. */
export const everyMinute = onSchedule(minuteOptions, async () => {
  const { runEveryMinute } = await import('./every-minute.ts');
  minuteDeps ??= import('./connect.firestore.ts').then(({ connect }) => connect());
  await runEveryMinute(await minuteDeps);
});

/** Removes once a day what nobody needs anymore. */
export const dailySweep = onSchedule(sweepOptions, async () => {
  const [{ sweepDaily }, { connect }] = await Promise.all([
    import('./daily-sweep.ts'),
    import('./connect.firestore.ts'),
  ]);
  await sweepDaily(connect());
});
