import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, outage } from '../../../testing/api.ts';
import { HeardBoard } from '../../../testing/kitchen-board.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';

const ended = 'GET /kitchen/ended-orders';
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the board lists what it handed out in the last 24 hours, without anything to press', async () => {
  await answerApi({ call: ended, ...outage });
  await renderPart(<HeardBoard />, { as: ada });
  await button('Screen settings').click();
  await button('Orders of the last 24 hours').click();
  const dialog = page.getByRole('dialog', { name: 'Orders of the last 24 hours' });
  const retry = dialog.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  const json = [openOrder({ number: 31, state: 'collected', isOpen: false })];
  await answerApi({ call: ended, json });
  await retry.click();
  await dialog.getByText('#31 Dana').click();
  await expect.element(dialog.getByText('Ember Margherita')).toBeVisible();
  expect(dialog.getByRole('button').elements()).toHaveLength(1);
  await expect.element(dialog.getByText(/^Collected · Today/)).toBeVisible();
});
