import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { answerApi } from '../../../../testing/api.ts';
import { boxOf, excessWidth, shareInSight } from '../../../../testing/boxes.ts';
import { answerOrdering } from '../../../../testing/ordering.ts';
import { openOrder } from '../../../../testing/orders.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { ada, dana } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { openOrdersQuery } from '../../../api/orders/orders.ts';
import { queryClient } from '../../../api/query-client.ts';
import OrderBar from '../order-bar.tsx';
import { useRestaurantNow } from '../use-restaurant-now.ts';
import { OrderContent } from './order-content.tsx';

const asOfMs = Date.now();

/** The page below its heading, without the listener. */
function KnownOrder({ order }: { order: Order }) {
  const now = useRestaurantNow();
  const known = { status: 'known', order, asOfMs, outOfDate: undefined } as const;
  return now && <OrderContent {...known} now={now} />;
}

async function show(changes: Partial<Order> = {}): Promise<Order> {
  const order = openOrder(changes);
  await answerApi({ call: 'GET /orders', json: order.isOpen ? [order] : [] });
  await renderPart(<KnownOrder order={order} />, { as: dana });
  await expect.element(progress).toBeVisible();
  return order;
}

const progress = page.getByRole('region', { name: 'Progress' });
const steps = progress.getByRole('listitem');
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('an order and the list of orders are shown even if the hours of the restaurant never arrive', async () => {
  const order = openOrder({ number: 47 });
  await answerApi(
    { call: 'GET /ordering', isHeld: true },
    { call: 'GET /orders', json: [order] },
    { call: `GET /orders/${order._id}`, json: order },
  );
  await openSite(`/order/${order._id}`, { as: dana });
  await expect.element(progress.getByText('Waiting for the kitchen').first()).toBeVisible();
  await page.getByRole('link', { name: 'All your orders' }).click();
  await expect.element(page.getByRole('region', { name: 'Open orders' })).toMatchTextContent(/#47/);
});

test('a phone shows on its first screen when, which number and how much', async () => {
  await page.viewport(390, 844);
  await show({ state: 'accepted', number: 92 });
  for (const text of [/^Ready about/, /^in 1[345] minutes$/, /^#92/, 'Pay at the counter']) {
    const fact = progress.getByText(text);
    await expect.element(fact).toBeVisible();
    expect(boxOf(fact).bottom).toBeLessThan(844);
  }
  await expect.element(progress.getByText('$12.50')).toBeVisible();
  // A screen reader says what happens, not that another minute has passed.
  const wait = progress.getByText(/^in 1[345] minutes$/).element();
  expect(wait.closest('[aria-live=off]')).not.toBeNull();
  expect(excessWidth()).toBeLessThanOrEqual(0);
});

test('an order can be ordered again once it has ended, and not before', async () => {
  const ended = openOrder({ _id: 'ended', number: 46, state: 'collected', isOpen: false });
  const both = [ended, openOrder({ number: 47, state: 'accepted' })];
  await renderPart(
    both.map((order) => <KnownOrder key={order._id} order={order} />),
    { as: dana },
  );
  const orderAgain = page.getByRole('button', { name: /^Order again/ });
  await expect.element(orderAgain).toHaveAccessibleName('Order again #46');
});

test('staff can order again what they had ordered, and not what others had', async () => {
  const again = (order: Order) =>
    page.getByRole('button', { name: `Order again #${order.number}` });
  const own = openOrder({ _id: 'own', number: 48, state: 'collected', isOpen: false });
  const other = openOrder({ _id: 'other', number: 47, state: 'rejected', isOpen: false });
  await answerApi(
    { call: 'GET /users/me', json: { role: 'kitchen' } },
    { call: 'GET /orders', json: [own] },
  );
  const both = [own, other].map((order) => <KnownOrder key={order._id} order={order} />);
  await renderPart(both, { as: dana });
  await expect.element(again(own)).toBeVisible();
  await expect.element(again(other)).not.toBeInTheDocument();
});

/** Opens the whole page of an order, as on a desk that is not high. */
async function openOnDesk(changes: Partial<Order>): Promise<Order> {
  await page.viewport(1280, 720);
  const order = openOrder({ name: 'Ben Marlow', allergies: 'Hazelnuts', ...changes });
  await answerApi(
    { call: 'GET /orders', json: [order] },
    { call: `GET /orders/${order._id}`, json: order },
  );
  await openSite(`/order/${order._id}`, { as: dana });
  await expect.element(progress).toBeVisible();
  return order;
}

const sizeOf = (text: string | RegExp) =>
  getComputedStyle(progress.getByText(text).first().element()).fontSize;

test.each([
  ['placed', {}],
  ['placed', { placedAt: minutesAgo(6) }],
  ['accepted', {}],
  ['cooking', { dueAt: minutesAgo(57), times: { cooking: minutesAgo(60) } }],
  ['ready', { times: { ready: minutesAgo(2) } }],
] as const)(
  'a desk shows without scrolling where to go and what to pay: %s %j',
  async (state, changes) => {
    await openOnDesk({ state, ...changes });
    const facts = [
      page.getByRole('link', { name: /opens a map/ }),
      page.getByRole('main').getByText('Pay at the counter'),
      page.getByRole('main').getByText('$12.50').first(),
      progress.getByText('Ben Marlow'),
      steps.getByText('Collected'),
    ];
    for (const fact of facts) {
      await expect.element(fact).toBeVisible();
      expect(shareInSight(fact)).toBe(1);
    }
    expect(excessWidth()).toBeLessThanOrEqual(0);
  },
);

test('the window becomes as wide as a desk, or narrower: the focus, an offer and open dishes stay', async () => {
  const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  onTestFinished(() => {
    permission.mockRestore();
  });
  await answerOrdering({ pushKey: 'B'.repeat(87) });
  await openOnDesk({ state: 'cooking' });
  const tellMe = page.getByRole('button', { name: "Tell me when it's ready" });
  const map = page.getByRole('link', { name: /opens a map/ });
  const dishes = page.getByRole('heading', { name: 'Your dishes' });
  await expect.element(tellMe).toBeVisible();
  const controls = () => [tellMe, map, dishes].map((each) => each.element());
  const before = controls();
  (tellMe.element() as HTMLElement).focus();
  for (const width of [1000, 1280]) {
    await page.viewport(width, 720);
    await expect.poll(() => document.querySelector('main .clock') !== null).toBe(width === 1280);
    expect(controls().map((each, at) => each === before[at])).toEqual([true, true, true]);
    await expect.element(tellMe).toHaveFocus();
  }
});

test('on a desk, the dial of an order begins beside its heading, however high that is', async () => {
  await openOnDesk({ state: 'cooking' });
  const dial = document.querySelector<HTMLElement>('main .clock');
  const row = document.querySelector<HTMLElement>('main .container-page > :has(h1)');
  const gap = () =>
    (dial?.getBoundingClientRect().top ?? 0) - (row?.getBoundingClientRect().top ?? 0);
  expect(Math.abs(gap())).toBeLessThan(2);
  row?.style.setProperty('min-height', '120px');
  expect(Math.abs(gap())).toBeLessThan(2);
});

test('on a desk, the time is 104 px high, and each of the five steps has its name in sight', async () => {
  await openOnDesk({ state: 'cooking' });
  expect(sizeOf(/^\d+:?\d*$/)).toBe('104px');
  expect(sizeOf('#47')).not.toBe('104px');
  const names = ['Placed', 'Confirmed', 'Being prepared', 'Ready', 'Collected'];
  for (const name of names) {
    expect(boxOf(steps.getByText(name, { exact: true })).width).toBeGreaterThan(30);
  }
  await expect.element(page.getByText(/^In 1[345] minutes$/)).toBeVisible();
});

test('on the dial of an order, a painted plate takes the place of the china', async () => {
  await openOnDesk({ state: 'cooking' });
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main .china img')];
  await expect.poll(pictures).toHaveLength(2);
  for (const picture of pictures()) {
    const china = picture.closest<HTMLElement>('.china')?.offsetWidth ?? Infinity;
    // A tenth of the picture is shadow.
    expect(picture.getBoundingClientRect().width / china).toBeGreaterThan(1.05);
  }
});

test('on a desk, the number that is called out takes the 104 px at Ready', async () => {
  await openOnDesk({ state: 'ready', times: { ready: minutesAgo(2) } });
  expect(sizeOf('#47')).toBe('104px');
  await expect.element(progress.getByText('Ready since')).toBeVisible();
});

test.each(['rejected', 'cancelled'] as const)(
  'on a desk, an order that was %s says nothing about paying at the counter',
  async (state) => {
    await openOnDesk({ state, isOpen: false });
    await expect.element(page.getByRole('link', { name: /opens a map/ })).toBeVisible();
    await expect.element(page.getByText('Pay at the counter')).not.toBeInTheDocument();
  },
);

test('on a desk, the dishes of the order are on the rim of the clock, and its arc is the wait', async () => {
  const [line] = openOrder().lines;
  if (!line) throw new Error('The order has no line.');
  await openOnDesk({ lines: ['one', 'two', 'three'].map((id) => ({ ...line, id })) });
  const dial = () => document.querySelector('main .clock');
  expect(dial()?.querySelectorAll('li img')).toHaveLength(3);
  expect(dial()?.querySelectorAll('path[d*=" 0 0 1 "]')).toHaveLength(1);
  expect(dial()?.getAttribute('aria-hidden')).toBe('true');
});

test('the steps stand in one row, and only the current one has its name in sight', async () => {
  await page.viewport(320, 640);
  await show({ state: 'cooking' });
  const tops = steps.elements().map((step) => Math.round(step.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
  await expect.element(page.getByText('Step 3 of 5: Being prepared')).toBeInTheDocument();
  const widthOf = (name: RegExp) =>
    steps.getByText(name).element().parentElement?.getBoundingClientRect().width;
  expect(widthOf(/^Being prepared/)).toBeGreaterThan(50);
  expect(widthOf(/^Confirmed/)).toBeLessThanOrEqual(1);
  expect(excessWidth()).toBeLessThanOrEqual(0);
});

test('an order that nobody confirms for five minutes offers a call and the cancellation instead of the state', async () => {
  await page.viewport(390, 844);
  await show({ placedAt: minutesAgo(6) });
  const notice = progress.getByRole('alert');
  await expect.element(notice).toMatchTextContent(/^We haven't confirmed your order yet\./);
  await expect.element(notice.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Cancel order' }).elements()).toHaveLength(1);
  await expect.element(progress.getByText('You asked for')).toBeVisible();
  await expect.element(progress.getByText('not confirmed', { exact: true })).toBeVisible();
});

test("staff who look at another diner's order are not advised to cancel it", async () => {
  const order = openOrder({ placedAt: minutesAgo(6) });
  await answerApi({ call: 'GET /orders', json: [] });
  await renderPart(<KnownOrder order={order} />, { as: ada });
  // Until the own orders are known, nobody is advised to cancel.
  await expect.poll(() => queryClient.getQueryData(openOrdersQuery.queryKey)).toEqual([]);
  await expect.element(progress.getByRole('alert')).toMatchTextContent(/Please call us at [^,]+\./);
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test('requirement 72: a guest reads the old and the new time of a later promise, and may decline it', async () => {
  const quotedAt = openOrder().dueAt;
  const dueAt = new Date(Date.parse(quotedAt) + 20 * 60_000).toISOString();
  await show({
    state: 'accepted',
    dueAt,
    pickup: { kind: 'asap', slotKey: 0, quotedAt },
    times: { placed: minutesAgo(2), accepted: minutesAgo(1) },
  });
  const news = progress.getByRole('status');
  await expect.element(news).toMatchTextContent(/ready at about .+ instead of /);
  await expect.element(news).toMatchTextContent(/Until .+ you can decline it/);
  await expect.element(news.getByRole('button', { name: 'Decline the new time' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test('a late order says how late it is, and whom to call', async () => {
  await show({ state: 'accepted', dueAt: minutesAgo(57), times: { accepted: minutesAgo(60) } });
  const news = progress.getByRole('status');
  await expect.element(news).toMatchTextContent(/It's late, and we're sorry/);
  await expect.element(news.getByText('57 minutes late')).toBeVisible();
  await expect
    .element(news.getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(/^tel:/));
  await expect.element(page.getByText(/any minute now|is preparing/i)).not.toBeInTheDocument();
});

test('a ready order says since when, never about when', async () => {
  await show({ state: 'ready', times: { ready: minutesAgo(2) } });
  await expect.element(progress.getByText('Ready since')).toBeVisible();
  await expect.element(page.getByText(/about/)).not.toBeInTheDocument();
});

test.each(['rejected', 'cancelled'] as const)(
  'after an order is %s, the menu is one press away',
  async (state) => {
    const refusal = { code: 'busy', message: 'We are too busy.' } as const;
    await show({ state, isOpen: false, refusal: state === 'rejected' ? refusal : null });
    const menu = progress.getByRole('link', { name: 'See the menu' });
    await expect.element(menu).toHaveAttribute('href', '/menu');
  },
);

test('a refusal that was read on its page needs no notice on other pages', async () => {
  const refusal = { code: 'busy', message: 'We are too busy.' } as const;
  const { _id } = await show({ state: 'rejected', isOpen: false, refusal });
  await expect.poll(() => localStorage.getItem('dismissed-orders')).toContain(_id);
});

test('a refusal is also dismissed in the bar of every page', async () => {
  const refusal = { code: 'busy', message: 'We are too busy.' } as const;
  const order = openOrder({ state: 'rejected', isOpen: false, refusal });
  const now = { nowMs: asOfMs, zone: undefined, ordering: undefined };
  await renderPart(<OrderBar refused={[order]} first={undefined} others={0} now={now} />);
  await page.getByRole('button', { name: `Dismiss #${order.number}` }).click();
  expect(localStorage.getItem('dismissed-orders')).toContain(order._id);
});

test('the address opens a map, and on a phone it stands above the dishes, which are folded', async () => {
  await page.viewport(390, 844);
  await show();
  const map = page.getByRole('link', { name: /opens a map/ });
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('14+Basil+Lane'));
  // The line under a link does not reach its blocks, which need one of their own.
  const parts = [...map.element().querySelectorAll('span:not(.sr-only)')].map((part) =>
    getComputedStyle(part),
  );
  const blocks = parts.filter(({ display }) => display === 'inline-block');
  expect(blocks.map((block) => block.textDecorationLine)).toEqual(['underline', 'underline']);
  const dish = page.getByText('Ember Margherita').first();
  await expect.element(dish).not.toBeVisible();
  const dishes = page.getByRole('heading', { name: 'Your dishes' });
  expect(boxOf(map).bottom).toBeLessThan(boxOf(dishes).top);
  await dishes.click();
  await expect.element(dish).toBeVisible();
});

const lines = (...taxes: { name: string; bp: number }[]) =>
  taxes.flatMap((tax, at) => openOrder().lines.map((line) => ({ ...line, id: `line-${at}`, tax })));
const receipt = () => document.querySelector('.receipt')?.textContent ?? '';

test('an order and its receipt say how much tax is included, at each rate if there are several', async () => {
  const drinks = { name: 'Drinks', bp: 2300 };
  await show({ lines: lines({ name: 'Food', bp: 1300 }, drinks), taxIncludedCents: 378 });
  await expect.element(page.getByText('Prices include tax ($3.78)').first()).toBeVisible();
  await expect.element(page.getByText('Drinks 23%').first()).toBeVisible();
  expect(receipt()).toContain('Prices include tax ($3.78)Drinks 23%$2.34Food 13%$1.44');
});

test('an order at one rate says the sum alone', async () => {
  await show({ lines: lines({ name: 'Food', bp: 1300 }), taxIncludedCents: 144 });
  await expect.element(page.getByText('Prices include tax ($1.44)').first()).toBeVisible();
  expect(receipt()).not.toContain('Food');
});

test('an order from before lines had rates still says how much tax it includes', async () => {
  await show({ taxIncludedCents: 95 });
  await expect.element(page.getByText('Prices include tax ($0.95)').first()).toBeVisible();
});

test('an order without a rate says nothing about tax', async () => {
  await show();
  await expect.element(page.getByText('Your dishes').first()).toBeVisible();
  expect(document.body.textContent).not.toMatch(/tax/i);
});

test('after a refusal, similar dishes can be added for the one that was sold out', async () => {
  const refusal = { code: 'sold_out', message: 'The pizza is sold out.' };
  await show({ state: 'rejected', isOpen: false, refusal });
  const instead = progress.getByRole('group', { name: 'Instead of Ember Margherita' });
  await expect.element(instead).toBeVisible();
  const add = instead.getByRole('button', { name: /^Add to Cart/ });
  expect(add.elements()).toHaveLength(2);
  await answerApi({
    call: 'POST /carts',
    status: 409,
    json: { code: 'CONFLICT', message: 'Full.' },
  });
  await add.first().click();
  await expect.element(page.getByText('Full.')).toBeVisible();
});

const soldOut = { code: 'sold_out', message: 'The pizza is sold out.' } as const;
const refusedOrder = { state: 'rejected', isOpen: false, refusal: soldOut } as const;
const offers = progress.getByRole('group', { name: 'Instead of Ember Margherita' });

test('requirement 71: what is offered after a refusal names its allergens on its button', async () => {
  await show(refusedOrder);
  const add = offers.getByRole('button', { name: /^Add to Cart *Contains .*gluten/ });
  await expect.element(add.first()).toBeVisible();
  expect(add.elements()).toHaveLength(2);
});

test("requirement 71: after a refusal, only what the filters of this tab's menu allow is offered", async () => {
  const filters = { uid: '', diets: [], without: ['gluten'] };
  sessionStorage.setItem('menu-filters', JSON.stringify(filters));
  await show(refusedOrder);
  await expect.element(progress.getByRole('link', { name: 'See the menu' })).toBeVisible();
  await expect.element(offers).not.toBeInTheDocument();
});

test('requirement 71: after a refusal, nothing is offered to a guest who wrote about allergies', async () => {
  await show({ ...refusedOrder, allergies: 'Celiac' });
  await expect.element(progress.getByRole('link', { name: 'See the menu' })).toBeVisible();
  await expect.element(offers).not.toBeInTheDocument();
});

test('a kitchen that is only too busy offers no other dish', async () => {
  const refusal = { code: 'too_busy', message: 'We are too busy.' };
  await show({ state: 'rejected', isOpen: false, refusal });
  await expect.element(progress.getByRole('link', { name: 'See the menu' })).toBeVisible();
  await expect.element(progress.getByRole('group')).not.toBeInTheDocument();
});
