import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { firstLoadBudgetOf } from './first-load.ts';

const print = join(import.meta.dirname, 'print-first-loads.ts');

/** Builds the scripts of a restaurant in a language and returns the bytes that its pages load first. */
async function firstLoadsOf(brand: string, language: string): Promise<Record<string, number>> {
  const env = { ...process.env, BRAND: brand, BRAND_LANGUAGE: language };
  const { stdout } = await promisify(execFile)(process.execPath, [print], { env });
  return JSON.parse(stdout) as Record<string, number>;
}

// That of the sample in English is tested in more detail (../budgets.test.ts). Each language adds up
// to 300 bytes whatever the restaurant, and the other restaurant 50 bytes whatever the language.
describe.each([
  ['thymely', 'pt-PT'],
  ['forno-da-graca', 'de'],
])('the site of %s in %s', (brand, language) => {
  it('loads no more than its budgets before it is idle', async () => {
    const loads = Object.entries(await firstLoadsOf(brand, language));
    expect(loads.map(([page]) => page)).toEqual(['index.html', 'menu.html', 'dish.html']);
    for (const [page, bytes] of loads) {
      expect(bytes, page).toBeGreaterThan(60_000);
      expect(bytes, page).toBeLessThanOrEqual(firstLoadBudgetOf(page));
    }
  });
});
