import { mkdirSync } from 'node:fs';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { command } from '../command.ts';
import { benchCommand, type BenchSuite, benchSuitesFrom } from './bench-suites.ts';
import { startBenchSite } from './bench-site.ts';
import { measureBytes } from './byte-budgets.ts';
import { measureFirstMenu, measureStarts } from './function-starts.ts';
import { measureDashboard } from './dashboard.ts';
import { measureInteractions } from './interactions.ts';
import { measureKitchenBoard } from './kitchen-board.ts';
import { runLighthouse } from './lighthouse-runs.ts';
import { manyDishes } from './many-dishes.ts';
import type { Measurement } from './measurement.ts';
import { measureMenuGrowth } from './menu-growth.ts';
import { measurePlacements } from './placements.ts';
import { measureSignedInPages } from './signed-in-pages.ts';
import { currentLoad, linesOf, tableOf, writeResults } from './report.ts';
import { fromRoot } from '../paths.ts';
import { step } from '../progress.ts';
import { menuItems } from '../sample-data/dishes/menu-items.ts';
import { seedMenu } from '../sample-data/seed-menu.ts';
import { startDataEmulators } from '../testing/test-emulators.ts';

const manyDishesCount = 2000;
const bigMenu = manyDishes(manyDishesCount, { areDeclared: true, areSized: true });

type Extent = { isOnce: boolean; runs: number };

/** Each suite hands on what it has measured as soon as it has it, so that an interrupted run has shown it. */
const measure: Record<BenchSuite, (extent: Extent) => AsyncIterable<Measurement[]>> = {
  pages: measurePages,
  'signed-in': measureSignedInPages,
  changes: measureChanges,
  dashboard: () => measureDashboard(bigMenu),
  board: () => measureKitchenBoard(bigMenu),
  api: measureApi,
};

await command(benchCommand, async ({ only, once, runs = '5' }) => {
  const suites = benchSuitesFrom(only);
  const loadBefore = currentLoad();
  const measurements: Measurement[] = [];
  for (const suite of suites) {
    for await (const measured of measure[suite]({ isOnce: once, runs: once ? 1 : Number(runs) })) {
      console.log(linesOf(measured));
      measurements.push(...measured);
    }
  }
  console.log(`\n${tableOf(measurements)}\n\nLoad average at the start: ${loadBefore}.`);
  if (only !== undefined || once) return;
  mkdirSync(fromRoot('bench'), { recursive: true });
  await writeResults(measurements, { loadBefore, loadAfter: currentLoad() });
  console.log('Written to bench/results.json.');
});

/** Lighthouse, and bytes, of what everybody can open. */
async function* measurePages(extent: Extent): AsyncIterable<Measurement[]> {
  const site = await step('Building the site', () => startBenchSite('site', menuItems));
  try {
    yield* runLighthouse(site.origin, extent);
  } finally {
    await site.close();
  }
  yield measureBytes(site.folder);
}

async function* measureChanges(): AsyncIterable<Measurement[]> {
  const big = await step('Building the site', () => startBenchSite('big-site', menuItems, bigMenu));
  try {
    yield await step('Changing category, sort and page, searching and filtering', () =>
      measureInteractions(big.origin),
    );
  } finally {
    await big.close();
  }
}

/** Returns the environment of a function whose restaurant has these dishes, in a database of its own. */
async function withMenu(env: Record<string, string>, dishes: MenuItem[]) {
  const project = `demo-thymely-${dishes.length}-dishes`;
  const app = initializeApp({ projectId: project }, project);
  await seedMenu(getFirestore(app), dishes);
  await deleteApp(app);
  return { ...env, GCLOUD_PROJECT: project };
}

async function* measureApi({ runs }: Extent): AsyncIterable<Measurement[]> {
  const { env, stop } = await startDataEmulators();
  Object.assign(process.env, env);
  try {
    yield await step('GET /menu as the menu grows', measureMenuGrowth);
    yield await step('Starting the function ten times', async () =>
      measureStarts(await withMenu(env, menuItems)),
    );
    yield [
      await step('The first menu of a process', async () =>
        measureFirstMenu(manyDishesCount, await withMenu(env, bigMenu)),
      ),
    ];
  } finally {
    await stop();
  }
  yield* measurePlacements(runs);
}
