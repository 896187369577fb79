import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { dana } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ownUserQuery } from '../../api/users.ts';
import { queryClient } from '../../api/query-client.ts';
import KitchenOnly from './kitchen-only.tsx';

test('the account drawer leads kitchen staff to the kitchen, which an order of their own does not cover', async () => {
  await answerApi(
    { call: 'GET /users/me', json: { role: 'kitchen' } },
    { call: 'GET /orders', json: [openOrder({ number: 47 })] },
  );
  await openSite('/update-profile', { as: dana });
  const bar = page.getByRole('link', { name: /^Your order #47/ });
  await expect.element(bar).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await drawer.getByRole('link', { name: 'Kitchen' }).click();
  await expect.poll(() => location.pathname).toBe('/kitchen');
  await expect.poll(() => document.title).toMatch(/^Kitchen — /);
  await expect.element(bar).not.toBeInTheDocument();
});

test('requirement 48: a diner learns that the kitchen is for its staff, and no order is requested', async () => {
  await answerApi({ call: 'GET /users/me', json: { role: 'user' } });
  await openSite('/kitchen', { as: dana });
  const heading = page.getByRole('heading', { level: 1, name: 'Kitchen staff only' });
  await expect.element(heading).toBeVisible();
  expect(location.pathname).toBe('/kitchen');
  expect((await callsTo('')).filter(({ call }) => call.includes(' /kitchen'))).toEqual([]);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('what the check opens is drawn in slices of its own, and the frame stays until then', async () => {
  await answerApi({ call: 'GET /users/me', json: { role: 'kitchen' } });
  const haveBoard: boolean[] = [];
  const headings = new Set<Element>();
  const noteCommit = () => {
    const heading = document.querySelector('#main h1');
    if (heading) headings.add(heading);
    if (queryClient.getQueryData(ownUserQuery.queryKey) === undefined) return;
    haveBoard.push(document.querySelector('[data-board]') !== null);
  };
  await renderPart(
    <Profiler id="kitchen" onRender={noteCommit}>
      <KitchenOnly>
        <p data-board="">The board</p>
      </KitchenOnly>
    </Profiler>,
    { as: dana },
  );
  await expect.element(page.getByText('The board')).toBeVisible();
  expect([haveBoard[0], haveBoard.at(-1)]).toEqual([false, true]);
  expect(headings.size).toBe(1);
});
