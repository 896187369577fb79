import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { boxOf, excessWidth, shareInSight, textsOf } from '../../../testing/boxes.ts';
import { fakeTime, inNoTime } from '../../../testing/fake-time.ts';
import { boardColumn, hearOrders, HeardBoard } from '../../../testing/kitchen-board.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { kitchenOrdersQuery } from '../../api/kitchen.ts';
import { withAcknowledged, type KnownOrders } from '../../api/orders/known-orders.ts';
import { queryClient } from '../../api/query-client.ts';

const dana = openOrder({ _id: 'o-dana', number: 1 });
const ines = openOrder({ _id: 'o-ines', number: 2, name: 'Ines' });
const omar = openOrder({ _id: 'o-omar', number: 3, name: 'Omar' });

const accept = (number: number) => page.getByRole('button', { name: `Accept #${number}` });
const undo = (number: number) => page.getByRole('button', { name: `Undo #${number}` });
const list = page.getByRole('region', { name: 'Canceled orders' });
const gotIt = page.getByRole('button', { name: 'Got it' });
const heading = page.getByRole('heading', { level: 1 });

let pass: ReturnType<typeof fakeTime>;

/** Lets somebody read the list, and confirm it. */
async function confirmRead(button = gotIt): Promise<void> {
  await pass(400);
  await button.click();
}

const accepted = (order: Order): Order => {
  const times = { ...order.times, accepted: order.placedAt };
  return { ...order, state: 'accepted', revision: 2, times };
};
const canceled = (order: Order): Order => ({
  ...order,
  state: 'cancelled',
  isOpen: false,
  revision: order.revision + 1,
});

async function acceptFirst(): Promise<void> {
  const json = { order: accepted(dana), screen: null };
  await answerApi({ call: 'POST /kitchen/orders/o-dana/accept', json });
  await accept(1).click();
  await expect.element(undo(1)).toBeVisible();
}

const acknowledgementOf = ({ _id }: Order) => `POST /kitchen/orders/${_id}/acknowledge`;

async function cancel(order: Order, ...left: Order[]): Promise<void> {
  const ended = canceled(order);
  const known = { ...ended, revision: ended.revision + 1, isUnacknowledged: false };
  await answerApi(
    { call: `GET /orders/${order._id}`, json: ended },
    { call: acknowledgementOf(order), json: { order: known, changed: true, screen: null } },
  );
  hearOrders(...left);
  // On a narrow screen the list waits until Undo has left its place.
  const heard = list.getByText(new RegExp(`^#${order.number} ${order.name}`));
  await expect.element(heard).toBeVisible();
}

/** Presses a button in no time: the browser's own click lets time pass while it waits for its turn. */
function pressAtOnce(button: Locator): void {
  (button.element() as HTMLElement).click();
}

function acknowledgeElsewhere(order: Order): void {
  queryClient.setQueryData<KnownOrders>(
    kitchenOrdersQuery.queryKey,
    (known) => known && withAcknowledged(known, [order]),
  );
}

/** Returns the names of the buttons that an element covers, even in part. */
function coveredBy(element: Element): string[] {
  const area = element.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('button, a[href]')]
    .filter((button) => !element.contains(button))
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isBeside = right <= area.left || left >= area.right;
      return !isBeside && bottom > area.top && top < area.bottom;
    })
    .map((button) => button.ariaLabel ?? button.textContent);
}

beforeEach(async () => {
  pass = fakeTime();
  hearOrders(dana, ines, omar);
  await renderPart(<HeardBoard />, { as: ada });
  await expect.element(accept(1)).toBeVisible();
  const silent = page.getByRole('button', { name: 'Sound is off: tap here' });
  if (silent.elements().length > 0) await silent.click();
  await expect.element(silent).not.toBeInTheDocument();
});

test('an order that is canceled right after Accept on the same screen is on the list of canceled orders until somebody confirms it', async () => {
  await acceptFirst();
  await cancel(accepted(dana), ines, omar);
  await expect.element(list.getByText('#1 Dana, stop cooking')).toBeVisible();
  await expect.element(undo(1)).not.toBeInTheDocument();

  await cancel(ines, omar);
  const [, waiting] = textsOf(list.getByRole('listitem'));
  expect(waiting).toMatch(/^#2 Ines (today|tomorrow|\w+day) at \d+(:\d\d)? [AP]M$/);
  await confirmRead();
  await expect.element(list).not.toBeInTheDocument();
});

test('what somebody has read is acknowledged for all screens, each order by its own step', async () => {
  await cancel(dana, ines, omar);
  await cancel(ines, omar);
  await confirmRead();
  await expect.element(list).not.toBeInTheDocument();
  const calls = [dana, ines].map(acknowledgementOf);
  await expect
    .poll(async () => (await callsTo('POST')).map(({ call }) => call).sort())
    .toEqual(expect.arrayContaining(calls));
  const [sent] = await callsTo(acknowledgementOf(dana));
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ from: 'cancelled' });
  // The board knows the order as the server has answered it.
  const known = () => queryClient.getQueryData<KnownOrders>(kitchenOrdersQuery.queryKey);
  await expect.poll(() => known()?.gone.get(dana._id)?.revision).toBe(3);
});

test('an order that is canceled while somebody presses the button is not acknowledged with the others', async () => {
  await cancel(dana, ines, omar);
  await pass(400);
  await inNoTime(async () => {
    await cancel(ines, omar);
    pressAtOnce(gotIt);
  });
  await expect.element(list.getByText('#1 Dana')).not.toBeInTheDocument();
  await expect.element(list.getByText('#2 Ines')).toBeVisible();
  await expect.poll(() => callsTo(acknowledgementOf(dana))).toHaveLength(1);
  expect(await callsTo(acknowledgementOf(ines))).toEqual([]);
  await confirmRead();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('on a tablet, the one that is left of several has to be in sight before it is acknowledged', async () => {
  await page.viewport(768, 1024);
  await cancel(dana, ines, omar);
  await answerApi({ call: 'GET /orders/o-ines', json: canceled(ines) });
  hearOrders(omar);
  await expect.element(list.getByRole('button', { name: 'Show all 2' })).toBeVisible();
  await pass(400);
  await inNoTime(async () => {
    acknowledgeElsewhere(canceled(dana));
    await expect.element(gotIt).toBeVisible();
    pressAtOnce(gotIt);
  });
  expect(await callsTo(acknowledgementOf(ines))).toEqual([]);
  await expect.element(list.getByText('#2 Ines')).toBeVisible();
});

test('on a tablet, the button that opens the whole list has the focus of the one that it replaces', async () => {
  await page.viewport(768, 1024);
  await cancel(dana, ines, omar);
  (gotIt.element() as HTMLElement).focus();
  await answerApi({ call: 'GET /orders/o-ines', json: canceled(ines) });
  hearOrders(omar);
  await expect.element(list.getByRole('button', { name: 'Show all 2' })).toHaveFocus();
});

test('a cancellation that was read is acknowledged by further calls if the server fails, and is listed again if it goes on failing', async () => {
  await cancel(dana, ines, omar);
  await answerApi({ call: acknowledgementOf(dana), ...outage });
  const calls = async () => (await callsTo(acknowledgementOf(dana))).length;
  await confirmRead();
  await expect.element(list).not.toBeInTheDocument();
  for (let least = 1; least <= 6; least += 1) {
    await expect.poll(calls).toBeGreaterThanOrEqual(least);
    await pass(16_000);
  }
  await expect.element(list.getByText('#1 Dana')).toBeVisible();
});

test('an order that this screen itself rejects is not listed as canceled', async () => {
  const rejected: Order = { ...dana, state: 'rejected', isOpen: false, revision: 2 };
  await answerApi(
    { call: 'GET /kitchen/orders/o-dana/diner', json: [dana] },
    { call: 'POST /kitchen/orders/o-dana/reject', json: { order: rejected, screen: null } },
    { call: 'GET /orders/o-dana', json: rejected },
  );
  await page.getByRole('button', { name: 'More for #1' }).click();
  await page.getByRole('button', { name: 'Reject #1' }).click();
  await page.getByLabelText('Too busy').click();
  await page.getByRole('button', { name: 'Reject order' }).click();
  await expect.element(page.getByText('#1 Dana rejected. The diner can read why.')).toBeVisible();
  await cancel(ines, omar);
  expect(textsOf(list.getByRole('listitem'))).toHaveLength(1);
});

test('a rejection that another screen was first with says where and when, in whole sentences', async () => {
  const rejected: Order = { ...dana, state: 'rejected', isOpen: false, revision: 2 };
  const screen = { name: 'Counter', at: new Date().toISOString() };
  await answerApi(
    { call: 'GET /kitchen/orders/o-dana/diner', json: [dana] },
    { call: 'POST /kitchen/orders/o-dana/reject', json: { order: rejected, screen } },
    { call: 'GET /orders/o-dana', json: rejected },
  );
  await page.getByRole('button', { name: 'More for #1' }).click();
  await page.getByRole('button', { name: 'Reject #1' }).click();
  await page.getByLabelText('Too busy').click();
  await page.getByRole('button', { name: 'Reject order' }).click();
  const sentence = /^#1 Dana rejected on Counter at \d+(:\d\d)? [AP]M\. The diner can read why\.$/;
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test.each([1440, 1024, 768, 360])(
  'at %d px neither Undo nor the list of canceled orders lies over a button, and no column moves for them',
  async (width) => {
    await page.viewport(width, 768);
    const column = boardColumn('New');
    const before = boxOf(column);
    await cancel(ines, dana, omar);
    expect(coveredBy(list.element())).toEqual([]);
    expect(boxOf(column)).toEqual(before);
    expect(shareInSight(gotIt)).toBe(1);
    expect(excessWidth()).toBe(0);
    await confirmRead();

    await acceptFirst();
    const pill = undo(1).element().closest('[role="status"]');
    await expect.poll(() => coveredBy(pill ?? document.body)).toEqual([]);
    expect(boxOf(column)).toEqual(before);
    expect(shareInSight(undo(1))).toBe(1);
    expect(excessWidth()).toBe(0);
  },
);

test.each([360, 390, 768])(
  'at %d px the list of canceled orders does not scroll sideways: all of them are behind a button, and are confirmed there',
  async (width) => {
    await page.viewport(width, 740);
    const name = 'Maximiliane Featherstonehaugh-Wellington';
    const late = { ...accepted(ines), name, dueAt: new Date(Date.now() + 9e5).toISOString() };
    hearOrders(dana, late, omar);
    await expect.element(page.getByRole('article', { name: /^#3 / })).toBeVisible();
    await cancel(dana, late, omar);
    await expect.element(gotIt).toBeVisible();
    await cancel(late, omar);
    const line = list.element().querySelector('[tabindex="0"]');
    expect(line?.scrollWidth).toBe(line?.clientWidth);
    expect(excessWidth()).toBe(0);
    // The one that somebody may be cooking comes first, and nothing unread can be confirmed.
    await expect.element(list.getByText('stop cooking', { exact: false }).last()).toBeVisible();
    expect(shareInSight(list.getByText('stop cooking', { exact: false }).last())).toBe(1);
    // However long the name is, the number stays.
    expect(boxOf(list.getByText(/^#2 Maxi/).last()).width).toBeGreaterThan(60);
    await expect.element(list.getByText('#1 Dana')).not.toBeVisible();
    await expect.element(gotIt).not.toBeInTheDocument();

    await list.getByRole('button', { name: 'Show all 2' }).click();
    const all = page.getByRole('dialog', { name: '2 orders canceled' });
    expect(textsOf(all.getByRole('listitem')).map((text) => text.slice(0, 8))).toEqual([
      '#2 Maxim',
      '#1 Dana ',
    ]);
    await confirmRead(all.getByRole('button', { name: 'Got it' }));
    await expect.element(heading).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
  },
);

test('on a tablet an Undo that somebody holds on to gives its place to a cancellation after its five seconds', async () => {
  await page.viewport(768, 1024);
  await acceptFirst();
  (undo(1).element() as HTMLElement).focus();
  await pass(10_000);
  await expect.element(undo(1)).toBeVisible();
  await cancel(ines, accepted(dana), omar);
  await pass(5000);
  await expect.element(undo(1)).not.toBeInTheDocument();
  await expect.element(gotIt).toBeVisible();
});

test('all orders of a guest are not rejected while another press on this screen still moves one of them', async () => {
  await answerApi(
    { call: 'GET /kitchen/orders/o-ines/diner', json: [dana, ines] },
    { call: 'POST /kitchen/orders/o-dana/accept', isHeld: true },
  );
  await accept(1).click();
  await page.getByRole('button', { name: 'More for #2' }).click();
  await page.getByRole('button', { name: 'Reject #2' }).click();
  await page.getByLabelText('Too busy').click();
  await page.getByRole('button', { name: 'Reject all 2 orders' }).click();
  await page.getByRole('button', { name: 'Reject 2 orders' }).click();
  const alert = page.getByRole('alert').filter({ hasText: '#1 Dana is still being changed here' });
  await expect.element(alert).toBeVisible();
  expect(await callsTo('POST /kitchen/orders/o-ines')).toEqual([]);
  const json = { order: accepted(dana), screen: null };
  await answerApi({ call: 'POST /kitchen/orders/o-dana/accept', json });
  await expect.element(undo(1)).toBeVisible();
});

test('dishes are sold out for everybody, whether one or all orders of a guest are rejected for it', async () => {
  const [line] = ines.lines;
  const marking = `PUT /kitchen/sold-out/${line?.menuItemId}`;
  await answerApi(
    { call: 'GET /kitchen/orders/o-ines/diner', json: [dana, ines] },
    { call: 'POST /kitchen/orders/o-ines/reject-diner', json: { orders: [] } },
    { call: marking, json: { dish: line?.menuItemId, until: null } },
  );
  await page.getByRole('button', { name: 'More for #2' }).click();
  await page.getByRole('button', { name: 'Reject #2' }).click();
  await page.getByLabelText('Something is sold out').click();
  await page.getByLabelText(line?.name ?? '').click();
  await page.getByRole('button', { name: 'Reject all 2 orders' }).click();
  expect(await callsTo(marking)).toEqual([]);
  await page.getByRole('button', { name: 'Reject 2 orders' }).click();
  await expect.poll(() => callsTo(marking)).toHaveLength(1);
});
