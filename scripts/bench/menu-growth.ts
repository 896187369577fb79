import { brotliCompressSync, constants } from 'node:zlib';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { getRaw } from '../../functions/src/testing/get-raw.ts';
import { startTestApi, type TestApi } from '../../functions/src/testing/test-api.ts';
import { seedMenu } from '../sample-data/seed-menu.ts';
import { manyDishes } from './many-dishes.ts';
import type { Measurement } from './measurement.ts';

type Menu = { what: string; dishes: MenuItem[]; atMostKb: number };

const menus: readonly Menu[] = [
  { what: '60 dishes', dishes: manyDishes(60), atMostKb: 60 },
  { what: '2000 dishes', dishes: manyDishes(2000), atMostKb: 60 },
  {
    what: '2000 dishes with diets, allergens and three sizes',
    dishes: manyDishes(2000, { areDeclared: true, areSized: true }),
    atMostKb: 90,
  },
];

/** The quality at which a CDN compresses a response that arrives uncompressed. */
const brotliQuality = 5;

/** Measures GET /menu as the menu grows: the response's size, and the reads of a warm instance. */
export async function measureMenuGrowth(): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const menu of menus) {
    const api = await startTestApi();
    try {
      await api.clear();
      await seedMenu(api.db, menu.dishes);
      measured.push(...(await measureMenu(api, menu)));
    } finally {
      await api.close();
    }
  }
  return measured;
}

async function measureMenu(api: TestApi, { what, dishes, atMostKb }: Menu): Promise<Measurement[]> {
  await api.call('listMenu');
  const before = api.counts.reads;
  const { status, text } = await api.call('listMenu');
  const { length } = JSON.parse(text) as unknown[];
  if (status !== 200 || length !== dishes.length)
    throw new Error(`GET /menu: ${status}, ${length} dishes`);
  const reads = api.counts.reads - before;
  return [
    {
      what: `GET /menu with ${what} (brotli)`,
      unit: 'kB',
      measured: (await bytesOnTheWire(api)) / 1000,
      target: { atMost: atMostKb },
    },
    {
      what: `GET /menu with ${what}, warm`,
      unit: 'reads',
      measured: reads,
      target: { atMost: 1 },
    },
  ];
}

/** Returns the size of the body as a browser gets it: the API compresses it unless it is short. */
async function bytesOnTheWire({ origin }: TestApi): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const answer = await getRaw(`${origin}/api/menu`, { headers });
  if (answer.headers['content-encoding'] === 'br') return answer.body.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return brotliCompressSync(answer.body, { params }).length;
}
