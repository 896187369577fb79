import { callApi } from '../../functions/src/testing/call-api.ts';
import { addDish } from '../../functions/src/testing/dishes.ts';
import { connectEmulators, sharedProject } from '../../functions/src/testing/emulators.ts';
import {
  startFunction,
  type FunctionProcess,
} from '../../functions/src/testing/function-process.ts';
import { startServiceProxy } from '../../functions/src/testing/service-proxy.ts';
import {
  getCheckout,
  placeOrder,
  takeOrders,
  writeCart,
} from '../../functions/src/testing/ordering.ts';
import { signUpAdmin, signUpDiner } from '../../functions/src/testing/people.ts';
import type { TestApi } from '../../functions/src/testing/test-api.ts';
import { step } from '../progress.ts';
import type { Measurement } from './measurement.ts';

type Calls = Pick<TestApi, 'call'>;

/** How far the database is, how many diners order at once, through how many processes. */
type Rush = { roundTripMs: number; diners: number; processes: number };

const rushes: readonly (Rush & { atMostMs?: number })[] = [
  { roundTripMs: 0, diners: 50, processes: 1 },
  { roundTripMs: 30, diners: 50, processes: 1, atMostMs: 800 },
  { roundTripMs: 30, diners: 150, processes: 1, atMostMs: 1500 },
  { roundTripMs: 0, diners: 50, processes: 4 },
  { roundTripMs: 30, diners: 50, processes: 4, atMostMs: 1200 },
  { roundTripMs: 30, diners: 150, processes: 4, atMostMs: 2200 },
];

/** Measures orders that are placed at once, with the database beside the function and at a distance. */
export async function* measurePlacements(): AsyncIterable<Measurement[]> {
  for (const { atMostMs, ...rush } of rushes) {
    const { roundTripMs, diners, processes } = rush;
    const what = `${diners} orders at once, ${processes} process${processes > 1 ? 'es' : ''}, database ${roundTripMs} ms away`;
    const line = (about: string, unit: Measurement['unit']) => ({
      what: `${what}: ${about}`,
      unit,
    });
    const { times, refused, wholeMs } = await step(what, () => placeAtOnce(rush));
    yield [
      {
        ...line('95 % within', 'ms'),
        measured: times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
        ...(atMostMs !== undefined && { target: { atMost: atMostMs } }),
      },
      { ...line('placed', 'orders/s'), measured: (times.length * 1000) / wholeMs },
      { ...line('turned away', ''), measured: refused, target: { atMost: 0 } },
    ];
  }
}

async function placeAtOnce({ roundTripMs, diners, processes }: Rush) {
  const near = connectEmulators({ project: sharedProject });
  await near.clear();
  const proxy = await startServiceProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', {
    roundTripMs,
  });
  const env = {
    GCLOUD_PROJECT: sharedProject,
    FIRESTORE_EMULATOR_HOST: proxy.host,
    CALLS_PER_MINUTE: '999999',
  };
  const started: FunctionProcess[] = [];
  // One after another: all are built in one folder.
  while (started.length < processes) started.push(await startFunction({ heapMb: 256, env }));
  try {
    const apis = started.map(({ origin }): Calls => ({
      call: (name, options) => callApi(origin, name, options),
    }));
    await takeOrders(near, { slotCapacity: 1000 });
    const [first] = apis;
    if (!first) throw new Error('no process was started');
    const { _id: dishId } = await addDish(first, {
      admin: await signUpAdmin({ ...near, ...first }),
    });
    const waiting = await Promise.all(
      Array.from({ length: diners }, async (_, index) => {
        const api = apis[index % processes] ?? first;
        const diner = await signUpDiner({ ...near, ...first });
        await writeCart(near, { uid: diner.uid, dishId });
        return { api, diner, quote: (await getCheckout(api, diner)).quote };
      }),
    );
    const beganMs = performance.now();
    const answers = await Promise.all(
      waiting.map(async ({ api, diner, quote }) => {
        const { status } = await placeOrder(api, diner, { quote });
        return { status, ms: performance.now() - beganMs };
      }),
    );
    const placed = answers.filter(({ status }) => status === 201);
    return {
      times: placed.map(({ ms }) => ms),
      refused: answers.length - placed.length,
      wholeMs: Math.max(...answers.map(({ ms }) => ms)),
    };
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
    await proxy.stop();
    await near.disconnect();
  }
}
