import type { ServingTime } from '@thymely/contract/categories/endpoints';
import { lowestCents, type DishSize } from '@thymely/contract/menu/sizes';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { choicesOf, groupsOf } from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
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

const beef = fc.record(
  { cents: usually(150, 200), centsBySize: fc.constant({ large: 300 }) },
  { requiredKeys: ['cents'] },
);

/** What the owner has set otherwise than at first. */
const rules = {
  usual: {},
  today: { daysAhead: 0 },
  off: { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } },
  slow: { leadMinutes: 75 },
  large: { minCents: 2000 },
  taxed: { taxRates: [{ id: 'food', name: 'Food', bp: 1300 }] },
};

/**
 * The sizes of the only dish, or none, the sizes that are sold out, the portions left for today, when
 * the dish can be had, its extra and how often it may be taken, and the settings of ordering.
 */
const ofMenu = {
  beef: fc.option(beef, { nil: undefined, freq: 8 }),
  maxEach: usually(2, 1),
  isBeefOut: usually(false, true),
  rule: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('usual', 'today') },
    fc.constantFrom('off', 'slow', 'large', 'taxed'),
  ),
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
    extras: fc.constantFrom(0, 1, 2, 2),
    quantity: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ added, shown, ordered, ...guest }) => {
    const seen = { ...added, ...shown };
    return { ...guest, added, shown: seen, ordered: { ...seen, ...ordered } };
  });

function dishWith({ sizes: own, served: name, noticeMinutes }: Menu): MenuItem {
  const served = times[name];
  const dish = { ...soupDish, ...(served && { served }), noticeMinutes, optionGroups: ['extras'] };
  return own ? { ...dish, price: lowestCents(own) / 100, sizes: own } : dish;
}

function extrasOf({ beef: own, maxEach }: Menu): OptionGroup[] {
  if (own === undefined) return [];
  const egg = { id: 'egg', name: 'Egg', cents: 100, isDefault: false };
  const choices = [{ id: 'beef', name: 'Beef', ...own, isDefault: false }, egg];
  return [{ _id: 'extras', name: 'Extras', min: 0, max: 2, maxEach, choices }];
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
const settings = { ...usual, week: everyDay('11:00', '23:00'), slotCapacity: 100, daysAhead: 1 };

function readingsOf({ added, shown, ordered, size: wanted, extras, quantity }: Walk) {
  const choices = groupsOf(dishWith(added), extrasOf(added)).flatMap(choicesOf);
  const chosen = choices.filter(({ choiceId }) => choiceId === wanted);
  const offered = choices.filter(({ choiceId }) => choiceId === 'beef');
  const taken = Array.from({ length: Math.min(extras, added.maxEach) }, () => offered).flat();
  const line = lineOf({ quantity, choices: [...chosen, ...taken] });
  const now = (each: Menu): PlacementReading => ({
    ...reading,
    cart: { ...reading.cart, lines: [line] },
    menu: { ...emptyMenu, items: [dishWith(each)], groups: extrasOf(each) },
    soldOutChoices: soldOutKeys({
      soldOutChoices: each.isBeefOut ? ['extras.beef'] : [],
      soldOutSizes: each.out.map((id) => `soup.${id}`),
    }),
    portions: portionsOf(each),
    settings: { ...settings, ...rules[each.rule] },
  });
  return {
    chosen: chosen[0]?.choiceId,
    extras: taken.length,
    before: now(shown),
    after: now(ordered),
  };
}

it('of 1 000 walks, an order has the size, the extras and the full price that were shown, no more than is left, and a time at which it is served, or is refused', () => {
  const counts: Record<string, number> = {};
  const count = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
  fc.assert(
    fc.property(walk, (each) => {
      const { chosen, extras, before, after } = readingsOf(each);
      const { served, noticeMinutes, rule } = each.ordered;
      const isInTime = served !== 'tonight' && noticeMinutes === 0 && rule !== 'slow';
      const sizeIn = ({ sizes: own }: Menu) => own?.find(({ id }) => id === chosen);
      const leftIn = ({ left: ofDish = Infinity, largeLeft = Infinity }: Menu) =>
        chosen === 'large' ? Math.min(ofDish, largeLeft) : ofDish;
      const centsIn = (now: Menu) => {
        const { cents = 0, centsBySize } = now.beef ?? {};
        const ofBeef = sizeIn(now)?.id === 'large' ? (centsBySize?.large ?? cents) : cents;
        return (sizeIn(now)?.cents ?? 820) + extras * ofBeef;
      };
      const isOffered = (now: Menu) => {
        const isForToday = now.rule === 'today' || now.served !== 'always';
        if (now.rule !== 'off' && isForToday && leftIn(now) === 0) return false;
        const isLeft = now.beef !== undefined && extras <= now.maxEach && !now.isBeefOut;
        if (extras > 0 && !isLeft) return false;
        return now.sizes === undefined
          ? chosen === undefined
          : sizeIn(now) !== undefined && !now.out.some((id) => id === chosen);
      };
      const isOn = rule !== 'off';
      const isLeft = each.quantity <= leftIn(each.ordered);
      const [was, now] = [sizeIn(each.shown), sizeIn(each.ordered)];
      const isSame =
        was?.name === now?.name &&
        centsIn(each.shown) === centsIn(each.ordered) &&
        (each.shown.rule === 'taxed') === (rule === 'taxed');
      const isShown = isOffered(each.shown) && isSame;
      const cents = centsIn(each.ordered) * each.quantity;
      const isEnough = rule !== 'large' || cents >= 2000;
      const decision = decide(after, { body: { quote: quoteFor(before) } });
      if (Array.isArray(decision)) {
        const codes = decision.map(({ code }) => code);
        codes.forEach(count);
        const isPossible = isOffered(each.ordered) && isLeft && isInTime && isOn && isEnough;
        expect(isShown && isPossible).toBe(false);
        const isTooMany = isOffered(each.ordered) && !isLeft && isOn;
        const limit = leftIn(each.ordered);
        const problem = { code: 'portions', lineId: 'line-1', limit, actual: each.quantity };
        expect(decision.filter(({ code }) => code === 'portions')).toEqual(
          isTooMany ? [{ ...problem, day: '2026-03-04' }] : [],
        );
        const late = codes.find((code) => code === 'not_served' || code === 'later');
        // A dish that cannot be ordered anyway is not asked when it is served.
        const isLate = rule === 'slow' || (isOffered(each.ordered) && !isInTime);
        expect(late !== undefined).toBe(isOn && isLate);
        expect(codes.includes('off')).toBe(!isOn);
        const isTooLittle = rule === 'large' && !(isOffered(each.ordered) && isEnough);
        expect(codes.includes('below_minimum')).toBe(isTooLittle);
        const gone = codes.filter((code) => code === 'choice_gone' || code === 'sold_out');
        expect(gone.length).toBe(isOffered(each.ordered) ? 0 : 1);
        return;
      }
      if (!('place' in decision)) throw new Error('there was no order before');
      if (extras === 2) count('twice');
      expect(isOffered(each.ordered) && isSame && isLeft && isInTime && isOn && isEnough).toBe(
        true,
      );
      const { lines, totalCents, load } = decision.place;
      expect(lines[0]).toMatchObject({ unitCents: cents / each.quantity, totalCents: cents });
      expect(lines[0]?.choices.map(({ name }) => name)).toEqual([
        ...(now ? [now.name] : []),
        ...Array<string>(extras).fill('Beef'),
      ]);
      expect(totalCents).toBe(priceCart(before).totalCents);
      expect(load).toBe((now?.load ?? 1) * each.quantity);
      const [from, to] = [each.shown, each.ordered].map(({ sizes: own }) => lowestCents(own ?? []));
      if (from !== to && now !== undefined) count('cheaper');
    }),
    { numRuns: 1000, seed: 20_261_129 },
  );
  // The walks get everywhere: also to another lowest price while that of the chosen size stays.
  const codes = ['changed', 'choice_gone', 'sold_out', 'portions', 'not_served', 'later', 'off'];
  for (const name of [...codes, 'below_minimum', 'cheaper', 'twice']) {
    expect(counts[name], name).toBeGreaterThan(5);
  }
});
