import { chromium, type Page } from '@playwright/test';
import { writeMenuCsv } from '@thymely/contract/menu/write-csv';
import { findBrowser } from '../../e2e/harness/find-browser.ts';
import { startSite } from '../testing/test-site.ts';
import { type Interaction, timesOf } from './event-times.ts';
import { logInAs } from './log-in.ts';
import { manyDishes } from './many-dishes.ts';
import type { Measurement } from './measurement.ts';

const importedCount = 500;

/** The interactions as an admin performs them, each from the first page of Manage Items. */
const interactions: Interaction[] = [
  ...['s', 'o', 'u', 'Backspace', 'Backspace', 'Backspace'].map((key) => ({
    what: 'search',
    act: (page: Page) => page.getByLabel('Search').press(key),
  })),
  ...['Category', 'Sort by'].flatMap((label) =>
    Array.from({ length: 3 }, () => ({
      what: label === 'Category' ? 'category filter' : 'sort',
      act: async (page: Page) => {
        await page.getByLabel(label).focus();
        await page.keyboard.press('ArrowDown');
      },
    })),
  ),
  ...[2, 3, 1].map((number) => ({
    what: 'page',
    act: (page: Page) => page.getByRole('button', { name: `Page ${number}`, exact: true }).click(),
  })),
];

/** Measures Manage Items with 2 000 dishes, and the import of 500, with the whole stack. */
export async function* measureDashboard(dishCount: number): AsyncIterable<Measurement[]> {
  const { env, stop } = await startSite({ dishes: manyDishes(dishCount) });
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({
      baseURL: env['E2E_SITE_URL'] ?? '',
      viewport: { width: 1440, height: 900 },
    });
    await logInAs(page, 'admin', '/dashboard/import-menu');
    yield await measureImport(page);
    await page.goto('/dashboard/manage-items');
    await page.getByRole('button', { name: 'Page 2', exact: true }).waitFor();
    yield await timesOf(page, interactions, 'Manage Items, 2 000 dishes');
    yield [await measureArranging(page)];
  } finally {
    await browser.close();
    await stop();
  }
}

/**
 * Drags a dish of a long category past fifty others and back, and measures the longest task
 * meanwhile, of scripts and rendering. Tasks below 50 ms are not reported.
 */
async function measureArranging(page: Page): Promise<Measurement> {
  await page.goto('/dashboard/arrange-menu');
  const handles = page.getByRole('button', { name: /^Move (?!.+ (up|down)$)/ });
  await handles.first().waitFor();
  const count = await handles.count();
  const box = await handles.first().boundingBox();
  if (box === null) throw new Error('there is no handle');
  await page.evaluate(watchLongTasks);
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  for (const y of [...upAndDown, ...upAndDown]) await page.mouse.move(box.x + 20, y);
  const measured = await page.evaluate(longestTask);
  await page.mouse.up();
  return {
    what: `longest task (scripts and rendering) while one of ${count} dishes is dragged, 4x slower CPU`,
    unit: 'ms',
    measured,
  };
}

const down = Array.from({ length: 60 }, (_, step) => 300 + step * 10);
const upAndDown = [...down, ...down.toReversed()];

type WatchedTasks = { longestTask: number };

function watchLongTasks(): void {
  const watched = window as unknown as WatchedTasks;
  watched.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watched.longestTask = Math.max(watched.longestTask, duration);
  }).observe({ type: 'longtask' });
}

function longestTask(): number {
  return (window as unknown as WatchedTasks).longestTask;
}

async function measureImport(page: Page): Promise<Measurement[]> {
  const rows = manyDishes(importedCount).map((dish, index) => ({
    ...dish,
    _id: '',
    name: `Imported ${index + 1}`,
  }));
  const csv = Buffer.from(writeMenuCsv(rows));
  const chosen = performance.now();
  const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: csv };
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles(file);
  const start = page.getByRole('button', { name: `Import ${importedCount} dishes` });
  await start.waitFor();
  const checked = performance.now();
  await start.click();
  await page.getByText(`Import complete: ${importedCount} new, 0 changed.`).waitFor();
  const done = performance.now();
  return [
    {
      what: `check of ${importedCount} rows of a CSV file`,
      unit: 'ms',
      measured: checked - chosen,
    },
    { what: `import of ${importedCount} rows`, unit: 'ms', measured: done - checked },
  ];
}
