import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, outage, pageOfNetwork } from '../../../testing/api.ts';
import { boardCard, hearOrders, HeardBoard } from '../../../testing/kitchen-board.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';

const order = openOrder({ number: 7 });
const accepted = openOrder({ number: 7, state: 'accepted', revision: 2 });
const ask = `GET /orders/${order._id}`;
/** Longer than a screen asks what became of a step. */
const longMs = 25_000;

const card = boardCard(7);
const accept = card.getByRole('button', { name: 'Accept #7' });
const start = card.getByRole('button', { name: 'Start #7' });
const done = page.getByRole('status').filter({ hasText: '#7 Dana accepted' });
const refusal = page.getByRole('alert').filter({ hasText: '#7 Dana' });

beforeEach(async () => {
  hearOrders(order);
  await answerApi(
    { call: `POST /kitchen/orders/${order._id}/accept`, ...outage },
    { call: 'GET /kitchen/orders', json: [order] },
  );
  await renderPart(<HeardBoard />, { as: ada });
  await expect.element(accept).toBeEnabled();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a 503', outage],
  ['the page of a network in place of its answer', pageOfNetwork],
])('requirement 58: a step that was made despite %s is shown as made', async (_, answer) => {
  await answerApi({ call: `POST /kitchen/orders/${order._id}/accept`, ...answer });
  await answerApi({ call: ask, json: accepted }, { call: 'GET /kitchen/orders', json: [accepted] });
  await accept.click();
  await expect.element(done).toBeVisible();
  await expect.element(refusal).not.toBeInTheDocument();
  await expect.element(start).toBeEnabled();
});

test('requirement 58: a step without an answer is shown neither as done nor as failed, and its buttons are disabled', async () => {
  await answerApi({ call: ask, isHeld: true });
  await accept.click();
  const doubt = card.getByText("No answer yet. We're asking whether this was done.");
  await expect.element(doubt).toBeVisible();
  await expect.element(accept).toBeDisabled();
  await expect.element(done).not.toBeInTheDocument();
  await expect.element(refusal).not.toBeInTheDocument();
  await card.getByRole('button', { name: 'More for #7' }).click();
  await expect.element(page.getByRole('button', { name: /with a delay$/ })).toBeDisabled();
  await userEvent.keyboard('{Escape}');

  // The step takes effect later.
  await answerApi({ call: ask, json: accepted });
  await expect.element(done).toBeVisible();
  await expect.element(doubt).not.toBeInTheDocument();
  await expect.element(refusal).not.toBeInTheDocument();
});

test('requirement 58: a step that may still take effect is not reported as failed', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
    shouldAdvanceTime: true,
  });
  await answerApi({ call: ask, json: order });
  await accept.click();
  await expect.element(accept).toBeDisabled();
  const open = card.getByText("We don't know whether this was done. It may still happen.");
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(longMs / 10);
      return open.query();
    })
    .not.toBeNull();
  await expect
    .element(refusal)
    .toMatchTextContent(/There was no answer for #7 Dana\. It may still happen/);
  await expect.element(accept).toBeEnabled();

  hearOrders(accepted);
  await expect.element(start).toBeEnabled();
  await expect.element(open).not.toBeInTheDocument();
});
