import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  startMailServer,
  type LocalMailServer,
} from '../../../functions/src/testing/local-mail-server.ts';
import {
  connectEmulators,
  type Emulators,
  sharedProject,
} from '../../../functions/src/testing/emulators.ts';
import { roundTheClock, storeOrder } from '../../../functions/src/testing/kitchen.ts';
import { orderOf } from '../../../functions/src/testing/orders.ts';
import { signUpDiner } from '../../../functions/src/testing/people.ts';
import { createAccounts } from '../../../functions/src/sign-in/accounts.auth.ts';
import { createStores } from '../../../functions/src/stores.firestore.ts';
import { moveOrder } from '../../../functions/src/orders/steps/move-order.ts';
import { fromRoot } from '../../paths.ts';
import { runMinute } from './minute-job.ts';

const functionFolder = fromRoot('.test', `minute-${process.pid}`);
const restaurant = 'forno-da-graca';

let emulators: Emulators;
let smtp: LocalMailServer;

beforeAll(async () => {
  emulators = connectEmulators({ project: sharedProject });
  smtp = await startMailServer();
  await emulators.clear();
  await buildFor({
    BRAND: restaurant,
    BRAND_LANGUAGE: '',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtp.server.port),
    SMTP_FROM: 'Forno <ola@forno.example>',
  });
}, 120_000);
afterAll(async () => {
  await smtp.close();
  await emulators.clear();
  await emulators.disconnect();
  await rm(functionFolder, { recursive: true, force: true });
});

/** Builds the function of another restaurant, which takes a process of its own. */
async function buildFor(env: Record<string, string>): Promise<void> {
  const build = JSON.stringify(fromRoot('functions/build.ts'));
  const outDir = JSON.stringify(functionFolder);
  const code = `const { buildFunctions } = await import(${build}); await buildFunctions({ outDir: ${outDir} });`;
  const args = ['--input-type=module', '--eval', code];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
}

it('the mails of a local stack are those of the restaurant: in its language, with its money', async () => {
  const { db, auth } = emulators;
  const diner = await signUpDiner(emulators);
  await auth.updateUser(diner.uid, { emailVerified: true });
  await db.doc('settings/ordering').set({ ...roundTheClock, mails: ['accepted'] });
  await storeOrder(emulators, orderOf({ uid: diner.uid, mails: ['accepted'], totalCents: 1490 }));
  const stores = createStores(db);
  const deps = { ...stores, accounts: createAccounts(async () => auth), nowMs: Date.now };
  await moveOrder(
    { ...deps, findScreenName: () => Promise.resolve(undefined) },
    {
      id: 'order-1',
      action: 'accept',
      from: 'placed',
      screen: 'screen-1',
      by: { byUid: 'ada', byRole: 'admin' },
    },
  );
  const { FIRESTORE_EMULATOR_HOST = '', FIREBASE_AUTH_EMULATOR_HOST = '' } = process.env;
  const env = { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST };
  const run = runMinute({ project: sharedProject, env, functionFolder });
  expect(await once(run, 'close')).toEqual([0, null]);
  expect(smtp.received.map(({ to }) => to)).toEqual([[diner.email]]);
  const text = textOf(smtp.received[0]?.content ?? '');
  expect(text).toContain('A cozinha confirmou o seu pedido #1.');
  expect(text.replaceAll('\u00a0', ' ')).toContain('Total: 14,90 €');
}, 120_000);

/** Returns what a mail says, which is written as quoted-printable. */
function textOf(content: string): string {
  const bytes = content
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
