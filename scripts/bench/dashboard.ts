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
  } finally {
    await browser.close();
    await stop();
  }
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
