import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { describe, expect, it } from 'vitest';
import { emptyMenu } from '../../testing/dishes.ts';
import { decide, lineOf, quoteFor, readingOf, soupDish } from '../../testing/placement.ts';
import type { PlacementReading } from '../placement/placement-store.ts';
import { priceCart } from './priced-lines.ts';

const cup = { id: 'cup', name: 'Cup', cents: 0, isDefault: true };
const bigBowl = { id: 'bowl', name: 'Bowl', cents: 250, isDefault: false };
const size: OptionGroup = {
  _id: 'size',
  name: 'Size',
  min: 1,
  max: 1,
  choices: [cup, { ...bigBowl, allergens: ['celery'] }],
};
const bowl = { groupId: 'size', choiceId: 'bowl', group: 'Size', name: 'Bowl', cents: 200 };

const sizedSoup = { ...soupDish, optionGroups: ['size'] };
const menu = { ...emptyMenu, items: [sizedSoup], groups: [size] };
const bowlLine = lineOf({ quantity: 2, choices: [bowl], note: 'No salt' });

function readingWith(changes: Partial<PlacementReading> = {}) {
  return readingOf({ menu, cart: { ...readingOf().cart, lines: [bowlLine] }, ...changes });
}

const fault = 'Size: “Bowl” is no longer offered.';
const withoutBowl = { ...menu, groups: [{ ...size, choices: [cup] }] };

describe('a line with choices', () => {
  it('costs the menu price of the dish and its choices', () => {
    const { lines, totalCents } = priceCart(readingWith());
    const present = { ...bowl, cents: 250, allergens: ['celery'] };
    expect(lines[0]?.shown).toMatchObject({
      unitCents: 1070,
      totalCents: 2140,
      choices: [present],
      note: 'No salt',
      available: true,
    });
    expect(totalCents).toBe(2140);
  });

  it('is ordered with the choices, words and note that were shown', () => {
    const placed = decide(readingWith());
    expect(placed).toMatchObject({
      place: {
        totalCents: 2140,
        lines: [
          {
            unitCents: 1070,
            choices: [{ ...bowl, cents: 250 }],
            note: 'No salt',
          },
        ],
      },
    });
  });

  it('reports why it cannot be ordered once a choice is gone, and does not count', () => {
    const { lines, totalCents, load, dishes, problems } = priceCart(
      readingWith({ menu: withoutBowl }),
    );
    expect(lines[0]?.shown).toMatchObject({ available: false, fault, choices: [bowl] });
    expect({ totalCents, load, dishes }).toEqual({ totalCents: 0, load: 0, dishes: 0 });
    expect(problems).toEqual([{ code: 'choice_gone', lineId: 'line-1' }]);
  });

  it('cannot be ordered without an answer to a question that was added later', () => {
    const cart = { ...readingOf().cart, lines: [lineOf()] };
    expect(decide(readingWith({ cart }))).toEqual([{ code: 'choice_gone', lineId: 'line-1' }]);
    expect(priceCart(readingWith({ cart })).lines[0]?.shown.fault).toBe('Size: choose 1.');
  });

  it('cannot be ordered if the dish has lost its options', () => {
    const reading = readingWith({ menu: { ...menu, items: [soupDish] } });
    const [line] = priceCart(reading).lines;
    const lost = { available: false, fault: 'Size: not an option for this dish.' };
    expect(line?.shown).toMatchObject(lost);
  });

  it('is shown with its old words if the dish is gone', () => {
    const { lines, problems } = priceCart(readingWith({ menu: { ...menu, items: [] } }));
    expect(lines[0]?.shown).toMatchObject({ unitCents: 1020, choices: [bowl], note: 'No salt' });
    expect(lines[0]?.shown).not.toHaveProperty('fault');
    expect(problems).toEqual([{ code: 'dish_gone', lineId: 'line-1' }]);
  });

  it('has the category of its dish, even once that is gone', () => {
    expect(priceCart(readingWith()).lines[0]?.shown.category).toBe('soup');
    const added = { ...bowlLine.added, category: 'soup' };
    const cart = { ...readingOf().cart, lines: [{ ...bowlLine, added }] };
    const { lines } = priceCart(readingWith({ cart, menu: { ...menu, items: [] } }));
    expect(lines[0]?.shown.category).toBe('soup');
    const [older] = priceCart(readingWith({ menu: { ...menu, items: [] } })).lines;
    expect(older?.shown).not.toHaveProperty('category');
  });
});

describe('requirement 44: choices that were shown are the ones that are ordered', () => {
  const body = { quote: quoteFor(readingWith()) };
  const lineWith = (changes: Partial<typeof bowlLine>) => ({
    cart: { ...readingOf().cart, lines: [{ ...bowlLine, ...changes }] },
  });
  const dearer = [cup, { ...bigBowl, cents: 300 }];

  it.each([
    ['the price of a choice', { menu: { ...menu, groups: [{ ...size, choices: dearer }] } }],
    ['a choice', lineWith({ choices: [{ ...bowl, choiceId: 'cup' }] })],
    ['a note', lineWith({ note: 'Salt' })],
  ])('requirement 44: if %s has changed since, that is a problem', (_, changes) => {
    expect(decide(readingWith(changes), { body })).toEqual([{ code: 'changed' }]);
  });

  it('requirement 44: if a choice is gone, that is a problem of its line', () => {
    expect(decide(readingWith({ menu: withoutBowl }), { body })).toEqual([
      { code: 'changed' },
      { code: 'choice_gone', lineId: 'line-1' },
    ]);
  });

  it('requirement 44: choices of two groups differ even if their IDs are the same', () => {
    const sauce: OptionGroup = { ...size, _id: 'sauce', name: 'Sauce', min: 0 };
    const both = { ...size, min: 0 };
    const soup = { ...soupDish, optionGroups: ['size', 'sauce'] };
    const two = { ...menu, items: [soup], groups: [both, sauce] };
    const quoteOf = (groupId: string) =>
      quoteFor(readingWith({ menu: two, ...lineWith({ choices: [{ ...bowl, groupId }] }) }));
    expect(quoteOf('sauce')).not.toBe(quoteOf('size'));
  });
});

describe('the load of a dish', () => {
  it.each([
    ['a dish that says nothing', {}, 2],
    ['a drink that says nothing', { category: 'drinks' as const }, 0],
    ['a feast', { load: 5 }, 10],
    ['a bread roll', { load: 0 }, 0],
    ['a cocktail', { category: 'drinks' as const, load: 1 }, 2],
  ])('is correct for two of %s', (_, fields, load) => {
    const reading = readingWith({ menu: { ...menu, items: [{ ...sizedSoup, ...fields }] } });
    expect(priceCart(reading).load).toBe(load);
    expect(decide(reading)).toMatchObject({ place: { load, lines: [{ load }] } });
  });
});

it('a portion takes the load of its category, as the menu has it', () => {
  const soups = {
    id: soupDish.category,
    name: 'Soups',
    tint: 'soup',
    vessel: 'soup',
    load: 3,
  } as const;
  const cart = { ...readingOf().cart, lines: [lineOf({ quantity: 2 })] };
  const ofSoups = { ...emptyMenu, items: [soupDish], categories: [soups] };
  expect(priceCart(readingOf({ cart, menu: ofSoups })).load).toBe(6);
  expect(priceCart(readingOf({ cart, menu: { ...ofSoups, categories: [] } })).load).toBe(2);
});
