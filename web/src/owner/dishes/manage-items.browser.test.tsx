import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { excessWidth } from '../../../testing/boxes.ts';
import { brokenWords } from '../../../testing/broken-words.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

test.each([768, 800, 1024])(
  'at %i px no name in the list of dishes is broken inside a word',
  async (width) => {
    await page.viewport(width, 900);
    await openSite('/dashboard/manage-items', { as: ada });
    const table = page.getByRole('table', { name: 'Menu items' });
    await expect.element(table.getByText('Watermelon, Feta & Mint')).toBeVisible();
    expect(brokenWords(table.element())).toEqual([]);
    expect(excessWidth()).toBeLessThanOrEqual(0);
  },
);
