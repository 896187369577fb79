import { startingCategories } from '@thymely/contract/categories/starting-categories';
import { minuteMs } from '@thymely/contract/ground/time';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { defaultChoices, groupsOf, resolveChoices } from '@thymely/contract/options/choices';
import { asapTimes, type AsapTime } from '@thymely/contract/ordering/asap-time';
import { addDays, localDayAt } from '@thymely/contract/ordering/opening-hours';
import { offersAt } from '@thymely/contract/ordering/slots';
import type { StoredLine } from '../../functions/src/cart/store.ts';
import { newOrder } from '../../functions/src/orders/placement/new-order.ts';
import { orderAfter, undoableFields } from '../../functions/src/orders/steps/order-steps.ts';
import { priceCart } from '../../functions/src/orders/checkout/priced-lines.ts';
import { refusalOf } from '../../functions/src/orders/order/refusal.ts';
import type { OrderEvent, StoredOrder } from '../../functions/src/orders/order/store.ts';
import { orderingSettingsOf } from '../../functions/src/ordering/ordering-settings.firestore.ts';
import { hourAt, toInstant } from '../../functions/src/ordering/time-zones.ts';
import { atPickup } from '../../functions/src/orders/payments/at-pickup.ts';
import { sampleAccounts } from './accounts.ts';
import { menuItems } from './dishes/menu-items.ts';
import { optionGroups } from './dishes/option-groups.ts';
import { orderTimelines, type OrderTimeline } from './order-timelines.ts';
import { sampleOrdering } from './ordering.ts';

/** An order with its events, the placement first. */
type SampleOrder = { order: StoredOrder; events: OrderEvent[] };

const settings = orderingSettingsOf(sampleOrdering);
const zone = { hours: settings, toInstant };

/** Returns the sample orders as the API would have written them, relative to this moment. */
export function sampleOrders(nowMs: number): SampleOrder[] {
  return orderTimelines.map((timeline, index) => {
    const placedMs = placedMsOf(timeline, nowMs);
    const time = firstTimeAt(placedMs);
    const number = index + 1;
    const id = `sample-order-${number}`;
    return followed(timeline, placedOrder(timeline, { id, number, time, placedMs }));
  });
}

function placedMsOf({ placed }: OrderTimeline, nowMs: number): number {
  if ('minutesAgo' in placed) return nowMs - placed.minutesAgo * minuteMs;
  const day = addDays(localDayAt(nowMs, zone), -placed.daysAgo);
  return toInstant({ day, time: placed.at, timeZone: settings.timeZone, whenTwice: 'first' });
}

/** Returns the earliest time in a kitchen with nothing else to do. */
function firstTimeAt(nowMs: number): AsapTime {
  const [time] = asapTimes(offersAt({ settings, nowMs, toInstant, isAttended: true }));
  if (time === undefined) throw new Error('The sample restaurant takes orders around the clock.');
  return time;
}

type Placement = { id: string; number: number; time: AsapTime; placedMs: number };

function placedOrder(
  { diner, dishes, wishes = {}, note = '', allergies = '' }: OrderTimeline,
  { id, number, time, placedMs }: Placement,
): StoredOrder {
  const items = Object.keys(dishes).map(findDish);
  const lines = items.map((dish, index) => ({
    id: `${id}-line-${index + 1}`,
    menuItemId: dish._id,
    quantity: dishes[dish._id] ?? 1,
    addedAtMs: placedMs,
    added: dish,
    ...lineWish(dish, wishes[dish._id]),
  }));
  return newOrder({
    id,
    uid: diner,
    name: nameOf(diner),
    note,
    allergies,
    number,
    time,
    kind: 'asap',
    nowMs: placedMs,
    isUnverified: false,
    mails: [],
    // No key belongs to this order, because nobody sends it again.
    requestHash: '',
    cart: priceCart({
      cart: { lines },
      menu: { items, groups: optionGroups, categories: startingCategories },
      soldOut: new Set(),
      soldOutChoices: new Set(),
      settings,
    }),
    pickupHour: hourAt(time.slot.startMs, settings.timeZone),
    payment: atPickup.first,
  });
}

type Wish = NonNullable<OrderTimeline['wishes']>[string];

/** Returns the wish for a dish, or else the choices that its options start with. */
function lineWish(dish: MenuItem, wish?: Wish): Pick<StoredLine, 'choices' | 'note'> {
  const groups = groupsOf(dish, optionGroups);
  const chosen = wish?.choices.map(([groupId, choiceId]) => ({ groupId, choiceId }));
  const resolved = resolveChoices({ groups, chosen: chosen ?? defaultChoices(groups) });
  if ('fault' in resolved) throw new Error(resolved.fault.message);
  const { choices } = resolved;
  return { choices, ...(wish?.note !== undefined && { note: wish.note }) };
}

function followed({ steps }: OrderTimeline, placed: StoredOrder): SampleOrder {
  const { placedAt: at, state } = placed;
  const events: OrderEvent[] = [
    { at, action: 'place', from: null, to: state, byUid: '', byRole: 'diner' },
  ];
  let order = placed;
  for (const { step, minutes, after, reason } of steps) {
    const from = order.state;
    const before = undoableFields(order);
    const sinceMs = Date.parse(after === 'due' ? placed.dueAt : placed.placedAt);
    const refusal = step === 'cancel' ? null : refusalOf({ action: step, reason });
    order = orderAfter(order, { step, nowMs: sinceMs + minutes * minuteMs, refusal });
    const what = { at: order.updatedAt, action: step, from, to: order.state, before };
    events.push({ ...what, ...actorOf(step), ...(reason !== undefined && { reason }) });
  }
  return { order, events };
}

function actorOf(step: OrderTimeline['steps'][number]['step']) {
  if (step === 'cancel') return { byUid: '', byRole: 'diner' } as const;
  return { byUid: sampleAccounts[1].uid, byRole: 'kitchen', screen: 'sample-screen' } as const;
}

function findDish(id: string): MenuItem {
  const dish = menuItems.find(({ _id }) => _id === id);
  if (dish === undefined) throw new Error(`${id} is not on the sample menu.`);
  return dish;
}

function nameOf(diner: string): string {
  return sampleAccounts.find(({ uid }) => uid === diner)?.name ?? '';
}
