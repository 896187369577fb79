import { brotliCompressSync, constants } from 'node:zlib';
import { startTestApi, type TestApi } from '../../functions/src/testing/test-api.ts';
import { seedMenu } from '../sample-data/seed-menu.ts';
import { manyDishes } from './many-dishes.ts';
import type { Measurement } from './measurement.ts';

const sizes = [60, 2000];

/** As a CDN compresses responses that it has not seen before. */
const brotliQuality = 5;

/** GET /menu as the menu grows: the answer's size, and what a warm instance reads for it. */
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
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return [
    {
      what: `GET /menu with ${size} dishes (brotli)`,
      unit: 'kB',
      measured: brotliCompressSync(text, { params }).length / 1000,
      target: { atMost: 60 },
    },
    {
      what: `GET /menu with ${size} dishes, warm`,
      unit: 'reads',
      measured: api.counts.reads - before,
      target: { atMost: 1 },
    },
  ];
}
