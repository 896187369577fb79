import { setTimeout as sleep } from 'node:timers/promises';
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
import { startDataEmulators } from '../testing/test-emulators.ts';
import { type Measurement, medianOf } from './measurement.ts';

type Calls = Pick<TestApi, 'call'>;

/**
 * How far the database is, how many diners order at once, through how many processes, and beside how
 * many others whose carts change all the time.
 */
type Rush = { roundTripMs: number; diners: number; processes: number; restless?: number };

const rushes: readonly (Rush & { atMostMs?: number })[] = [
  { roundTripMs: 0, diners: 50, processes: 1 },
  { roundTripMs: 30, diners: 50, processes: 1, atMostMs: 800 },
  { roundTripMs: 30, diners: 150, processes: 1, atMostMs: 1500 },
  { roundTripMs: 0, diners: 50, processes: 4 },
  { roundTripMs: 30, diners: 50, processes: 4, atMostMs: 1200 },
  { roundTripMs: 30, diners: 150, processes: 4, atMostMs: 2200 },
  { roundTripMs: 30, diners: 50, processes: 1, restless: 3, atMostMs: 1500 },
];

/** How often a restless cart changes. */
const changeMs = 20;

/** Measures orders that are placed at once, with the database beside the function and at a distance. */
export async function* measurePlacements(runs: number): AsyncIterable<Measurement[]> {
  for (const { atMostMs, ...rush } of rushes) {
    const { roundTripMs, diners, processes, restless = 0 } = rush;
    const beside = restless > 0 ? ` beside ${restless} restless carts` : '';
    const what = `${diners} orders at once${beside}, ${processes} process${processes > 1 ? 'es' : ''}, database ${roundTripMs} ms away`;
    const all = await step(what, () => inSeries(rush, runs));
    yield [
      medianOf(
        all.map(({ p95Ms }) => p95Ms),
        {
          what: `${what}: 95 % within`,
          unit: 'ms',
          ...(atMostMs !== undefined && { target: { atMost: atMostMs } }),
        },
      ),
      medianOf(
        all.map(({ aSecond }) => aSecond),
        { what: `${what}: placed`, unit: 'orders/s' },
      ),
      {
        what: `${what}: turned away`,
        unit: '',
        measured: Math.max(...all.map(({ refused }) => refused)),
        target: { atMost: 0 },
      },
    ];
  }
}

/** Repeats a rush on emulators of its own: documents that others have deleted slow every query down. */
async function inSeries(rush: Rush, runs: number) {
  const { env, stop } = await startDataEmulators();
  Object.assign(process.env, env);
  try {
    const all = [];
    while (all.length < runs) all.push(await placeAtOnce(rush));
    return all;
  } finally {
    await stop();
  }
}

async function placeAtOnce({ roundTripMs, diners, processes, restless = 0 }: Rush) {
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
      Array.from({ length: restless + diners }, async (_, index) => {
        const api = apis[index % processes] ?? first;
        const diner = await signUpDiner({ ...near, ...first });
        await writeCart(near, { uid: diner.uid, dishId });
        return { api, diner, quote: (await getCheckout(api, diner)).quote };
      }),
    );
    let isOver = false;
    const changes = waiting.slice(0, restless).map(async ({ diner }) => {
      const cart = near.db.doc(`carts/${diner.uid}`);
      for (let times = 1; !isOver; times++)
        await Promise.all([cart.update({ times }), sleep(changeMs)]);
    });
    const beganMs = performance.now();
    const placed = waiting.map(async ({ api, diner, quote }) => {
      const { status } = await placeOrder(api, diner, { quote });
      return { status, ms: performance.now() - beganMs };
    });
    let answers: PlacementAnswer[];
    try {
      answers = await Promise.all(placed.slice(restless));
    } finally {
      isOver = true;
      await Promise.allSettled(changes);
    }
    await Promise.all([...changes, ...placed]);
    return figuresOf(answers);
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
    await proxy.stop();
    await near.disconnect();
  }
}

type PlacementAnswer = { status: number; ms: number };

function figuresOf(answers: readonly PlacementAnswer[]) {
  const taken = answers.filter(({ status }) => status === 201);
  const times = taken.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    p95Ms: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
    aSecond: (times.length * 1000) / (times.at(-1) ?? Number.NaN),
    refused: answers.length - times.length,
  };
}
