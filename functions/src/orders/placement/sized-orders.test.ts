import type { ServingTime } from '@thymely/contract/categories/endpoints';
import { lowestCents, type DishSize } from '@thymely/contract/menu/sizes';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { choicesOf, groupsOf } from '@thymely/contract/options/choices';
import { soldOutKeys } from '@thymely/contract/options/sold-out-keys';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyMenu } from '../../testing/dishes.ts';
import { everyDay } from '../../testing/ordering-settings.ts';
import { decide, lineOf, quoteFor, readingOf, soupDish } from '../../testing/placement.ts';
import { priceCart } from '../checkout/priced-lines.ts';
import type { PlacementReading } from './placement-store.ts';

const names = { small: 'Small', large: 'Large', family: 'Family' };
const ids = Object.keys(names) as (keyof typeof names)[];

const usually = <Value>(value: Value, other: Value) =>
  fc.constantFrom(...Array<Value>(8).fill(value), other);

const size = (id: keyof typeof names): fc.Arbitrary<DishSize> =>
  fc.record(
    {
      id: fc.constant(id),
      name: usually(names[id], `${names[id]} pot`),
      cents: usually({ small: 900, large: 1200, family: 1500 }[id], 800),
      load: fc.integer({ min: 0, max: 20 }),
    },
    { requiredKeys: ['id', 'name', 'cents'] },
  );
const sizes = fc
  .shuffledSubarray(ids, { minLength: 2 })
  .chain((chosen) => fc.tuple(...chosen.map(size)));

const left = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined, freq: 2 });

/** It is Wednesday, a quarter to six, and the order is for six. */
const times: Record<string, ServingTime[] | undefined> = {
  always: undefined,
  now: [{ days: ['wed'], from: '17:30', to: '18:00' }],
  tonight: [{ days: ['wed'], from: '18:15', to: '21:00' }],
};

/**
 * The sizes of the only dish, or none, the sizes that are sold out, the portions left for today, and when
 * the dish can be had.
 */
const ofMenu = {
  left,
  largeLeft: left,
  served: usually('always', 'now').chain((name) => usually(name, 'tonight')),
  noticeMinutes: usually(0, 60),
  sizes: fc.option(sizes, { nil: undefined, freq: 5 }),
  out: fc.oneof({ weight: 5, arbitrary: fc.constant<typeof ids>([]) }, fc.subarray(ids)),
};
const menu = fc.record(ofMenu);
type Menu = typeof menu extends fc.Arbitrary<infer Value> ? Value : never;

/** What changes on the menu between two steps. */
const changes = fc.record(ofMenu, { requiredKeys: [] });

/** What an owner, a cook and a guest do one after another; the guest orders at last. */
const walk = fc
  .record({
    added: menu,
    shown: changes,
    ordered: changes,
    size: fc.constantFrom(...ids, undefined),
    quantity: fc.integer({ min: 1, max: 3 }),
    isTodayOnly: fc.boolean(),
  })
  .map(({ added, shown, ordered, ...guest }) => {
    const seen = { ...added, ...shown };
    return { ...guest, added, shown: seen, ordered: { ...seen, ...ordered } };
  });

function dishWith({ sizes: own, served: name, noticeMinutes }: Menu): MenuItem {
  const served = times[name];
  const dish = { ...soupDish, ...(served && { served }), noticeMinutes };
  return own ? { ...dish, price: lowestCents(own) / 100, sizes: own } : dish;
}

type Walk = typeof walk extends fc.Arbitrary<infer Value> ? Value : never;

/** Four portions of the dish are taken already, two of them large. */
function portionsOf({ left: ofDish, largeLeft }: Menu): PlacementReading['portions'] {
  const limits = new Map<string, number>();
  if (ofDish !== undefined) limits.set('soup', 4 + ofDish);
  if (largeLeft !== undefined) limits.set('soup.large', 2 + largeLeft);
  const booked = new Map(Object.entries({ soup: 4, 'soup.large': 2 }));
  return new Map([['2026-03-04', { limits, booked }]]);
}

const { settings: usual, ...reading } = readingOf();
/** The next Wednesday is not offered. */
const settings = { ...usual, week: everyDay('11:00', '23:00'), slotCapacity: 100, daysAhead: 6 };
const settingsOfToday = { ...settings, daysAhead: 0 };

function readingsOf({ added, shown, ordered, size: wanted, quantity, isTodayOnly }: Walk) {
  const choices = groupsOf(dishWith(added), []).flatMap(choicesOf);
  const chosen = choices.filter(({ choiceId }) => choiceId === wanted);
  const line = lineOf({ quantity, ...(chosen.length > 0 && { choices: chosen }) });
  const now = (each: Menu): PlacementReading => ({
    ...reading,
    cart: { ...reading.cart, lines: [line] },
    menu: { ...emptyMenu, items: [dishWith(each)] },
    soldOutChoices: soldOutKeys({
      soldOutChoices: [],
      soldOutSizes: each.out.map((id) => `soup.${id}`),
    }),
    portions: portionsOf(each),
    settings: isTodayOnly ? settingsOfToday : settings,
  });
  return { chosen: chosen[0]?.choiceId, before: now(shown), after: now(ordered) };
}

it('of 1 000 walks, an order has the size and the full price that were shown, no more than is left, and a time at which it is served, or is refused', () => {
  const counts = { placed: 0, refused: 0, cheaper: 0, tooMany: 0, not_served: 0, later: 0 };
  fc.assert(
    fc.property(walk, (each) => {
      const { chosen, before, after } = readingsOf(each);
      const { served, noticeMinutes } = each.ordered;
      const isInTime = served !== 'tonight' && noticeMinutes === 0;
      const sizeIn = ({ sizes: own }: Menu) => own?.find(({ id }) => id === chosen);
      const leftIn = ({ left: ofDish = Infinity, largeLeft = Infinity }: Menu) =>
        chosen === 'large' ? Math.min(ofDish, largeLeft) : ofDish;
      const isOffered = (now: Menu) => {
        const isForToday = each.isTodayOnly || now.served !== 'always';
        if (isForToday && leftIn(now) === 0) return false;
        return now.sizes === undefined
          ? chosen === undefined
          : sizeIn(now) !== undefined && !now.out.some((id) => id === chosen);
      };
      const isLeft = each.quantity <= leftIn(each.ordered);
      const [was, now] = [sizeIn(each.shown), sizeIn(each.ordered)];
      const isSame = was?.name === now?.name && was?.cents === now?.cents;
      const isShown = isOffered(each.shown) && !each.shown.out.some((id) => id === chosen);
      const decision = decide(after, { body: { quote: quoteFor(before) } });
      if (Array.isArray(decision)) {
        counts.refused += 1;
        expect(isShown && isOffered(each.ordered) && isSame && isLeft && isInTime).toBe(false);
        const isTooMany = isOffered(each.ordered) && !isLeft;
        counts.tooMany += Number(isTooMany);
        const limit = leftIn(each.ordered);
        const problem = { code: 'portions', lineId: 'line-1', limit, actual: each.quantity };
        expect(decision.filter(({ code }) => code === 'portions')).toEqual(
          isTooMany ? [{ ...problem, day: '2026-03-04' }] : [],
        );
        const late = decision.find(({ code }) => code === 'not_served' || code === 'later');
        // A dish that cannot be ordered anyway is not asked when it is served.
        expect(late !== undefined).toBe(isOffered(each.ordered) && !isInTime);
        if (late?.code === 'not_served' || late?.code === 'later') counts[late.code] += 1;
        const gone = decision.filter(({ code }) => code === 'choice_gone' || code === 'sold_out');
        expect(gone.length).toBe(isOffered(each.ordered) ? 0 : 1);
        return;
      }
      if (!('place' in decision)) throw new Error('there was no order before');
      counts.placed += 1;
      expect(isOffered(each.ordered) && isLeft && isInTime).toBe(true);
      const { lines, totalCents, load } = decision.place;
      const cents = now?.cents ?? 820;
      expect(lines[0]).toMatchObject({ unitCents: cents, totalCents: cents * each.quantity });
      expect(lines[0]?.choices.map(({ name }) => name)).toEqual(now ? [now.name] : []);
      expect(totalCents).toBe(priceCart(before).totalCents);
      expect(load).toBe((now?.load ?? 1) * each.quantity);
      const [from, to] = [each.shown, each.ordered].map(({ sizes: own }) => lowestCents(own ?? []));
      if (from !== to && now !== undefined) counts.cheaper += 1;
    }),
    { numRuns: 1000, seed: 20_261_129 },
  );
  // The walks get everywhere: also to another lowest price while that of the chosen size stays.
  expect(
    Object.values(counts).every((count) => count > 5),
    JSON.stringify(counts),
  ).toBe(true);
});
