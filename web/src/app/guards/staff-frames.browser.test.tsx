import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answerApi, releaseApi } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada, dana } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { KitchenFrame } from './kitchen-frame.tsx';

/** Where texts stand, from the left and from the top. */
async function placesOf(texts: readonly string[]): Promise<number[][]> {
  const places: number[][] = [];
  for (const text of texts) {
    const shown = page.getByText(text, { exact: true });
    await expect.element(shown).toBeVisible();
    const { left, top } = boxOf(shown);
    places.push([left, top]);
  }
  return places;
}

const widths = [360, 390, 768, 1440];

test.each(widths)(
  'at %i px what the dashboard begins with is where its frame has it',
  async (width) => {
    const texts = ['What needs you, and Thymely at a glance.'];
    await page.viewport(width, 900);
    await renderPart(<DashboardFrame isOverview />);
    const heading = page.getByRole('heading', { level: 1, name: 'Dashboard' });
    const framed = [boxOf(heading).top, ...(await placesOf(texts))];
    await cleanup();
    await answerApi(
      { call: `GET /users/admin/${ada.email}`, json: { admin: true } },
      { call: 'GET /kitchen/orders', isHeld: true },
    );
    await openSite('/dashboard', { as: ada });
    await expect.element(page.getByRole('link', { name: 'Add a dish' })).toBeVisible();
    expect([boxOf(heading).top, ...(await placesOf(texts))]).toEqual(framed);
    await releaseApi();
  },
);

test('the frame of other pages of the dashboard does not say what the overview is for', async () => {
  await renderPart(<DashboardFrame isOverview={false} />);
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await expect.element(page.getByText(/at a glance/)).not.toBeInTheDocument();
});

test.each(widths)(
  'at %i px the words of the kitchen’s first screen are where its frame has them',
  async (width) => {
    const texts = [
      'New orders ring here until somebody accepts them. Keep the board open while you take orders.',
      'Screen name',
      'Columns',
      'Print when accepted',
      'Volume',
    ];
    await page.viewport(width, 900);
    await renderPart(<KitchenFrame />);
    await expect.element(page.getByText('Loading...')).toBeVisible();
    const framed = await placesOf(texts);
    await cleanup();
    await answerApi({ call: 'GET /users/me', json: { role: 'kitchen' } });
    await openSite('/kitchen', { as: dana });
    await expect.element(page.getByRole('button', { name: 'Start the board' })).toBeVisible();
    expect(await placesOf(texts)).toEqual(framed);
  },
);
