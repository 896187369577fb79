import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openSite } from '../../testing/open-site.tsx';

test('in a theme with forced colors every button has a border', async () => {
  await commands.useForcedColors();
  await openSite('/menu');
  const card = page.getByRole('article').first();
  await expect.element(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  const controls = [...document.querySelectorAll<HTMLElement>('button, a.rounded-pill')].filter(
    (control) => control.checkVisibility(),
  );
  expect(controls.length).toBeGreaterThan(15);
  const bare = controls.filter((control) => getComputedStyle(control).borderTopWidth === '0px');
  expect(bare.map((control) => control.textContent)).toEqual([]);
});
