import type { ResolvedChoice } from '@thymely/contract/options/choices';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { describe, expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { formatRate } from '@thymely/contract/ground/price/format-rate';
import { allergensInWords } from '../../../shared/diets/allergen-words.ts';
import { changesSince, seenIn } from '../compare-orders.ts';

type Line = Checkout['lines'][number];

const dish: Line = {
  lineId: 'a',
  menuItemId: 'burger',
  name: 'Vegan lentil burger',
  image: '',
  choices: [],
  note: '',
  unitCents: 1200,
  quantity: 1,
  totalCents: 1200,
  available: true,
};

const chili: ResolvedChoice = {
  groupId: 'sauce',
  choiceId: 'c1',
  group: 'Sauce',
  name: 'Chili',
  cents: 0,
};

function checkout(line: Line): Checkout {
  return {
    quote: 'quote',
    name: 'Ben',
    lines: [line],
    totalCents: 1200,
    asap: null,
    day: null,
    days: [],
    fullSlots: [],
    slots: [],
    problems: [],
  };
}

/** Returns what the page says about a dish that was seen as `before` and is `now`. */
function words(before: Partial<Line>, now: Partial<Line>): string[] {
  const seen = seenIn(checkout({ ...dish, ...before }));
  // The tab's storage keeps it as JSON.
  const kept = JSON.parse(JSON.stringify(seen)) as typeof seen;
  return changesSince(kept, checkout({ ...dish, ...now }))?.lines.get('a') ?? [];
}

describe('requirement 59: the changes of a line since it was seen', () => {
  it('requirement 59: name the new name and contents of a dish, even at the same price', () => {
    const beef: Partial<Line> = {
      name: 'Beef burger with peanuts',
      diets: [],
      allergens: ['gluten', 'peanuts'],
    };
    expect(words({ diets: ['vegan'], allergens: ['gluten'] }, beef)).toEqual([
      'Was: Vegan lentil burger',
      `Now contains ${allergensInWords(['peanuts'])}`,
      'No longer vegan',
    ]);
  });

  const tax = { name: 'Food', bp: 1300 };

  it.each<[Partial<Line>, Partial<Line>, string[]]>([
    [{ tax }, { tax }, []],
    [{ tax }, { tax: { ...tax, bp: 1250 } }, [`Included tax was Food ${formatRate(1300)}`]],
    [{ tax }, { tax: { ...tax, name: 'Meals' } }, [`Included tax was Food ${formatRate(1300)}`]],
    [{ tax }, {}, [`Included tax was Food ${formatRate(1300)}`]],
    [{}, { tax }, ['Now includes tax']],
  ])('tell another rate of tax: from %j to %j', (before, now, said) => {
    expect(words(before, now)).toEqual(said);
  });

  it.each<[Partial<Line>, Partial<Line>, string[]]>([
    [
      { allergens: ['milk', 'eggs'] },
      { allergens: ['milk'] },
      [`No longer contains ${allergensInWords(['eggs'])}`],
    ],
    [{}, { allergens: ['nuts', 'milk'] }, [`Now contains ${allergensInWords(['milk', 'nuts'])}`]],
    [{}, { allergens: [] }, ['Now declared: none of the 14 major allergens']],
    [{ allergens: ['milk'] }, {}, ['Allergens are no longer declared']],
    [{ allergens: [] }, {}, ['Allergens are no longer declared']],
    [{}, { diets: ['vegan', 'gluten-free'] }, ['Now vegan and gluten-free']],
    [{ diets: ['vegan'] }, { diets: ['vegetarian'] }, ['Now vegetarian', 'No longer vegan']],
    [{ diets: ['halal'] }, {}, ['No longer declared: halal']],
    [{ diets: [] }, {}, ['Diets are no longer declared']],
    [{}, { diets: [] }, ['Now declared: made for no special diet']],
  ])(
    'requirement 59: nothing declared is not none declared: from %j to %j',
    (before, now, said) => {
      expect(words(before, now)).toEqual(said);
    },
  );

  it.each<[Partial<ResolvedChoice>, string[]]>([
    [{ name: 'Peanut sauce' }, ['“Chili” is now “Peanut sauce”']],
    [{ group: 'Dip' }, ['“Sauce” is now “Dip”']],
    [{ allergens: ['peanuts'] }, [`“Chili”: now contains ${allergensInWords(['peanuts'])}`]],
  ])('requirement 59: name a choice that became %j', (now, said) => {
    expect(words({ choices: [chili] }, { choices: [{ ...chili, ...now }] })).toEqual(said);
  });

  it('name other choices and another note, made in another tab', () => {
    expect(words({ choices: [chili], note: 'Hot' }, {})).toEqual([
      'Options were: Chili',
      'Its note has changed',
    ]);
    expect(words({}, { choices: [chili] })).toEqual(['Had no options']);
    const mint = { ...chili, choiceId: 'c2', name: 'Mint' };
    expect(words({ choices: [chili, chili, mint] }, { choices: [chili, mint, mint] })).toEqual([
      'Options were: 2 × Chili, Mint',
    ]);
    expect(words({ choices: [chili, chili] }, { choices: [chili, chili] })).toEqual([]);
  });

  it('are several sentences when several things of one dish changed', () => {
    expect(words({}, { unitCents: 1300, quantity: 2 })).toEqual([
      inBrandWords('Was $12.00 each'),
      'Quantity was 1',
    ]);
  });

  it('are empty when declarations only come in another order', () => {
    const before: Partial<Line> = { allergens: ['milk', 'eggs'], diets: ['vegan', 'halal'] };
    const now: Partial<Line> = { allergens: ['eggs', 'milk'], diets: ['halal', 'vegan'] };
    expect(words(before, now)).toEqual([]);
  });

  it('leave out all but the quantity of a dish that cannot be ordered anymore', () => {
    expect(words({}, { available: false, name: 'Gone', allergens: ['milk'] })).toEqual([]);
  });
});
