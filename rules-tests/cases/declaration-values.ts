import { limits } from '@thymely/contract/limits';
import { optionLimits } from '@thymely/contract/options/limits';
import { allergenIds, dietIds } from '@thymely/contract/menu/declarations';
import { type DishValue, onlyByApi, type Row, rows } from './text-values.ts';

type ListField = 'diets' | 'allergens' | 'optionGroups';

const noList: Row[] = [
  ['a text', 'vegan'],
  ['an empty text', ''],
  ['a number', 7],
  ['a boolean', true],
  ['a map', { vegan: true }],
];

function listRows(field: ListField): DishValue[] {
  return [
    ...rows(field, true, [
      ['not there', undefined],
      ['an empty list', []],
    ]),
    ...rows(field, false, noList),
    ...onlyByApi(field, [['null', null]]),
  ];
}

function wordRows(field: 'diets' | 'allergens', words: readonly string[]): DishValue[] {
  const [first = '', second = ''] = words;
  return [
    ...listRows(field),
    ...rows(
      field,
      true,
      words.map((word): Row => [`only ${word}`, [word]]),
    ),
    ...rows(field, true, [['all of the words', words]]),
    ...rows(field, false, [
      ['a word twice', [first, second, first]],
      ['an unknown word', ['love']],
      ['an unknown word among known ones', [first, 'love']],
      ['a word in capitals', [first.toUpperCase()]],
      ['a number in a list', [7]],
      ['null in a list', [null]],
      ['an empty text in a list', ['']],
    ]),
  ];
}

const longest = 'aZ09_-xy'.repeat(limits.idLength / 8);
const ids = (count: number) => Array.from({ length: count }, (_, n) => `group-${n}`);

const groupRows: DishValue[] = [
  ...listRows('optionGroups'),
  ...rows('optionGroups', true, [
    ['one of one letter', ['a']],
    ['two of one letter', ['a', 'b']],
    ['the longest ids', [longest, `b${longest.slice(1)}`]],
    [`${optionLimits.optionGroupsPerDish} of them`, ids(optionLimits.optionGroupsPerDish)],
    ['nearly reserved', ['___', '__a_', '_a__']],
  ]),
  ...rows('optionGroups', false, [
    [`${optionLimits.optionGroupsPerDish + 1} of them`, ids(optionLimits.optionGroupsPerDish + 1)],
    ['one twice', ['a', 'b', 'a']],
    ['too long', [`${longest}a`]],
    ['too long in second place', ['a', `${longest}a`]],
    ['an empty text in a list', ['']],
    ['an empty text in second place', ['a', '']],
    ['an empty text in first place', ['', 'a']],
    ['an empty text between two', ['a', '', 'b']],
    ['two ids in one text', ['a,b']],
    ['a comma', [',']],
    ['a blank inside it', ['a b']],
    ['a newline after it', ['a\n']],
    ['a path', ['a/b']],
    ['another alphabet', ['ä']],
    ['reserved', ['__a__']],
    ['reserved and of no letters', ['____']],
    ['reserved in second place', ['a', '__b__']],
    ['reserved in first place', ['__a__', 'b']],
    ['numbers', [1, 2]],
    ['null in a list', [null]],
    ['a list in a map', [{ id: 'a' }]],
  ]),
];

const loadRows: DishValue[] = [
  ...rows('load', true, [
    ['not there', undefined],
    ['nothing', 0],
    ['one', 1],
    ['the most', optionLimits.dishLoadMax],
  ]),
  ...rows('load', false, [
    ['less than nothing', -1],
    ['more than the most', optionLimits.dishLoadMax + 1],
    ['a half', 0.5],
    ['a text', '1'],
    ['a boolean', true],
    ['a list', [1]],
    ['a map', { load: 1 }],
  ]),
  ...onlyByApi('load', [['null', null]]),
];

export const declarationValues: DishValue[] = [
  ...wordRows('diets', dietIds),
  ...wordRows('allergens', allergenIds),
  ...groupRows,
  ...loadRows,
];

/** Which allergens rule out which diet: literals, so that a mistake in the contract shows here. */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  'gluten-free': ['gluten'],
  kosher: ['crustaceans', 'molluscs'],
};

/** Every diet beside every allergen. */
export const declarationPairs = dietIds.flatMap((diet) =>
  allergenIds.map((allergen) => {
    return { diet, allergen, allowed: ruledOut[diet]?.includes(allergen) !== true };
  }),
);
