import { categoryIds } from '@thymely/contract/categories';
import { limits } from '@thymely/contract/limits';
import { type DishValue, noText, type Row, rows, textValues } from './text-values.ts';
import { declarationValues } from './declaration-values.ts';
import { imageValues } from './image-values.ts';

export const dishValues: DishValue[] = [
  ...textValues('name', limits.dishNameLength),
  ...textValues('recipe', limits.recipeLength),
  ...imageValues,
  ...rows(
    'category',
    true,
    categoryIds.map((category): Row => [category, category]),
  ),
  ...rows('category', false, [
    ...noText,
    ['burger', 'burger'],
    ['capitals', 'Soup'],
    ['empty', ''],
  ]),
  ...rows('priceCents', true, [
    ['one cent', limits.priceMinCents],
    ['$8.20', 820],
    ['$10,000.00', limits.priceMaxCents],
  ]),
  ...rows('priceCents', false, [
    ['nothing', 0],
    ['less than nothing', -1],
    ['a cent more than $10,000.00', limits.priceMaxCents + 1],
    ['half a cent', 0.5],
    ['a fraction of a cent', 925.5],
    ['infinite', Infinity],
    ['not a number', NaN],
    ['a text', '925'],
    ['a boolean', true],
    ['null', null],
    ['a list', [9]],
    ['nothing at all', undefined],
  ]),
  ...declarationValues,
];

/** Which ids a dish's document may have. */
export const dishIds: { id: string; allowed: boolean }[] = [
  ...['a', 'aZ09_-', 'a'.repeat(limits.idLength)].map((id) => ({ id, allowed: true })),
  ...['a.b', 'a b', 'ä', '..%2f', 'a'.repeat(limits.idLength + 1)].map((id) => ({
    id,
    allowed: false,
  })),
];
