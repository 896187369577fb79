import { mkdirSync } from 'node:fs';
import { command } from '../command.ts';
import { startBenchSite } from './bench-site.ts';
import { measureBytes } from './byte-budgets.ts';
import { measureStarts } from './function-starts.ts';
import { measureDashboard } from './dashboard.ts';
import { measureInteractions } from './interactions.ts';
import { measureKitchenBoard } from './kitchen-board.ts';
import { runLighthouse } from './lighthouse-runs.ts';
import { manyDishes } from './many-dishes.ts';
import type { Measurement } from './measurement.ts';
import { measureMenuGrowth } from './menu-growth.ts';
import { measureSignedInPages } from './signed-in-pages.ts';
import { currentLoad, tableOf, writeResults } from './report.ts';
import { fromRoot } from '../paths.ts';
import { step } from '../progress.ts';
import { menuItems } from '../sample-data/menu-items.ts';
import { startDataEmulators } from '../testing/test-emulators.ts';

const manyDishesCount = 2000;

const help = `Measures what the project promises about speed and size, prints one table and writes bench/results.json.
It needs a machine that does nothing else, and the network once, for Lighthouse. A slow time never makes it fail.`;

await command({ call: 'npm run bench', help }, async () => {
  mkdirSync(fromRoot('bench'), { recursive: true });
  const loadBefore = currentLoad();
  const measurements = [...(await measureSite()), ...(await measureApi())];
  await writeResults(measurements, { loadBefore, loadAfter: currentLoad() });
  console.log(`\n${tableOf(measurements)}\n\nLoad average at the start: ${loadBefore}.`);
  console.log('Written to bench/results.json.');
});

async function measureSite(): Promise<Measurement[]> {
  const site = await step('Building the site', () => startBenchSite('site', menuItems));
  const bytes = measureBytes(site.folder);
  const scores = await closing(site, () =>
    step('Lighthouse for /, /menu, /login and /signup', () => runLighthouse(site.origin)),
  );

  const big = await step(`Building it with ${manyDishesCount} dishes`, () =>
    startBenchSite('big-site', manyDishes(manyDishesCount, { areDeclared: true })),
  );
  const interactions = await closing(big, () =>
    step('Changing category, sort and page, searching and filtering', () =>
      measureInteractions(big.origin),
    ),
  );
  const signedIn = await measureSignedInPages();
  const dashboard = await measureDashboard(manyDishesCount);
  const board = await measureKitchenBoard();
  return [...scores, ...signedIn, ...bytes, ...interactions, ...dashboard, ...board];
}

async function closing<Measured>(
  site: { close: () => Promise<void> },
  measure: () => Promise<Measured>,
): Promise<Measured> {
  try {
    return await measure();
  } finally {
    await site.close();
  }
}

async function measureApi(): Promise<Measurement[]> {
  const { env, stop } = await startDataEmulators();
  Object.assign(process.env, env);
  try {
    const growth = await step('GET /menu as the menu grows', measureMenuGrowth);
    const starts = await step('Starting the function ten times', () =>
      measureStarts({ ...env, GCLOUD_PROJECT: 'demo-thymely-api' }),
    );
    return [...starts, ...growth];
  } finally {
    await stop();
  }
}
