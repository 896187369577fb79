import { brotliCompressSync, constants } from 'node:zlib';
import { getRaw } from '../../functions/src/testing/get-raw.ts';
import { startTestApi, type TestApi } from '../../functions/src/testing/test-api.ts';
import { seedMenu } from '../sample-data/seed-menu.ts';
import { manyDishes } from './many-dishes.ts';
import type { Measurement } from './measurement.ts';

const sizes = [60, 2000];

/** The quality at which a CDN compresses a response that arrives uncompressed. */
const brotliQuality = 5;

/** Measures GET /menu as the menu grows: the response's size, and the reads of a warm instance. */
export async function measureMenuGrowth(): Promise<Measurement[]> {
  const api = await startTestApi();
  try {
    await api.clear();
    const measured: Measurement[] = [];
    for (const size of sizes) {
      await seedMenu(api.db, manyDishes(size));
      measured.push(...(await measureMenu(api, size)));
    }
    return measured;
  } finally {
    await api.close();
  }
}

async function measureMenu(api: TestApi, size: number): Promise<Measurement[]> {
  await api.call('listMenu');
  const before = api.counts.reads;
  const { status, text } = await api.call('listMenu');
  const dishes = (JSON.parse(text) as unknown[]).length;
  if (status !== 200 || dishes !== size) throw new Error(`GET /menu: ${status}, ${dishes} dishes`);
  const reads = api.counts.reads - before;
  return [
    {
      what: `GET /menu with ${size} dishes (brotli)`,
      unit: 'kB',
      measured: (await bytesOnTheWire(api)) / 1000,
      target: { atMost: 60 },
    },
    {
      what: `GET /menu with ${size} dishes, warm`,
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
