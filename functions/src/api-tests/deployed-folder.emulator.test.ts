import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../testing/call-api.ts';
import { addDish } from '../testing/dishes.ts';
import { plainPicture } from '../testing/drawn-pictures.ts';
import { connectEmulators, type Emulators, sharedProject } from '../testing/emulators.ts';
import { type FunctionProcess, startInstalledFunction } from '../testing/function-process.ts';
import { type MetadataServer, startMetadataServer } from '../testing/metadata-server.ts';
import { fillCart, placeOrder, takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, signUpKitchen } from '../testing/people.ts';
import { pictureForm } from '../testing/pictures.ts';
import type { TestApi } from '../testing/test-api.ts';

let emulators: Emulators;
let metadata: MetadataServer;
let served: FunctionProcess;

const call: TestApi['call'] = (name, options) => callApi(served.origin, name, options);

beforeAll(async () => {
  emulators = connectEmulators({ project: sharedProject });
  metadata = await startMetadataServer();
  served = await startInstalledFunction({
    heapMb: 256,
    env: { GCLOUD_PROJECT: sharedProject, ...metadata.env },
  });
  await emulators.clear();
}, 600_000);
afterAll(async () => {
  await served.stop();
  await metadata.stop();
  await emulators.disconnect();
});

it('requirement 32: the framework that the deployed folder brings gets no body that is compressed or too large', async () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${served.origin}/jwt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const compressed = await post(new Uint8Array(gzipSync('{}')), { 'content-encoding': 'gzip' });
  expect(compressed.status).toBe(415);
  expect(await compressed.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  const large = await post(JSON.stringify({ name: 'x'.repeat(1024 * 1024) }));
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ code: 'TOO_LARGE' });
});

it('the deployed folder alone stores a picture and takes an order to the counter, by REST and with the credentials of its machine', async () => {
  const [admin, diner, cook] = await Promise.all([
    signUpAdmin(emulators),
    signUpDiner(emulators),
    signUpKitchen(emulators),
  ]);
  const query = { purpose: 'avatar' } as const;
  const form = pictureForm(await plainPicture({ width: 64, height: 64 }).webp().toBuffer());
  const stored = await call('uploadImage', { token: diner.accessToken, query, form });
  expect(stored.status).toBe(200);
  await takeOrders(emulators);
  const { _id: dishId } = await addDish({ call }, { admin });
  await fillCart({ call }, diner, { dishId, quantity: 2 });
  const placed = await placeOrder({ call }, diner);
  expect(placed).toMatchObject({ status: 201, data: { state: 'placed', totalCents: 1640 } });
  const { _id: id } = placed.data;
  // Counting the open orders is an aggregation.
  const beat = { screen: 'screen-1', name: 'Pass', open: 1, revisions: 1 };
  const heard = await call('sendHeartbeat', { token: cook.accessToken, body: beat });
  expect(heard).toMatchObject({ status: 200, data: { complete: true, open: 1 } });
  const steps = [
    ['accept', 'placed'],
    ['start', 'accepted'],
    ['ready', 'cooking'],
    ['collect', 'ready'],
  ] as const;
  for (const [action, from] of steps) {
    const moved = await call('moveOrder', {
      token: cook.accessToken,
      params: { id, action },
      body: { from, screen: 'screen-1' },
    });
    expect(moved).toMatchObject({ status: 200, data: { changed: true } });
  }
  const read = await call('getOrder', { token: diner.accessToken, params: { id } });
  expect(read).toMatchObject({ status: 200, data: { state: 'collected', isOpen: false } });
  expect(metadata.tokens()).toBeGreaterThan(0);
});
