import { foldWords } from '../ground/csv/fold-words.ts';
import { matchColumns } from '../menu/match-columns.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { priceFromCents } from '../ground/price/money.ts';
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { optionLimits } from '../ground/option-limits.ts';
import type { MenuFileRow } from '../menu/read-csv.ts';
import type { OptionList } from './option-list.ts';
import { sizedCells } from './sizes-of-rows.ts';

/** A group of options that is on the menu or comes with the file. */
export type NamedGroup = { _id: string; name: string };

/** Returns the names of lists in a cell. Our own files have IDs there. */
export function namesIn({ row }: MenuFileRow): string[] {
  return String(row.options ?? '')
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

export function isNamed(name: string): (each: { name: string }) => boolean {
  return (each) => foldText(each.name) === foldText(name);
}

/** Returns the lists of a file, those without choices as a further file has them. */
export function withChoices(
  lists: readonly OptionList[],
  further: readonly OptionList[],
): OptionList[] {
  return lists.map((list) => {
    const same = list.choices.length > 0 ? undefined : further.find(isNamed(list.name));
    return same ? { ...same, name: list.name } : list;
  });
}

/** Returns the names of lists that have no choices anywhere. */
export function listsWithoutChoices(
  lists: readonly OptionList[],
  further: readonly OptionList[] = [],
  groups: readonly NamedGroup[] = [],
): string[] {
  return withChoices(lists, further)
    .filter(({ name, choices }) => choices.length === 0 && !groups.some(isNamed(name)))
    .map(({ name }) => name);
}

/**
 * Returns a dish with the IDs of its groups instead of their names. Lists that are not among the
 * groups are left out; if that leaves none, the dish keeps the options that it may have.
 */
export function withGroups(dish: MenuFileRow, groups: readonly NamedGroup[]): MenuFileRow {
  const names = namesIn(dish);
  const ids = names.flatMap((name) => groups.find(isNamed(name))?._id ?? []);
  if (names.length === 0) return dish;
  const { row } = dish;
  const options = ids.length > 0 ? [...new Set(ids)].join('|') : undefined;
  return { ...dish, row: { ...row, options } };
}

/**
 * Returns a dish without a price with the sizes that one of its lists has: the one that is called so,
 * or the only one of whose priced choices guests have to take one. Other dishes are returned as they
 * are: what extras cost is no price of a dish.
 */
export function withSizesOfList(dish: MenuFileRow, lists: readonly OptionList[]): MenuFileRow {
  const { price, sizes } = dish.row;
  const hasNoPrice = price === undefined || price === '' || price === 0;
  if (!hasNoPrice || (sizes !== undefined && sizes !== '')) return dish;
  const names = namesIn(dish);
  const priced = lists.filter((list) => names.some((name) => isNamed(name)(list)) && isSizes(list));
  const required = priced.filter(({ min, max }) => min === '1' && max === '1');
  const list = priced.find(isCalledSize) ?? (required.length === 1 ? required[0] : undefined);
  if (list === undefined) return dish;
  const cells = sizedCells(list.choices.map(({ name, price }) => ({ size: name, price })));
  const options = names.filter((name) => !isNamed(name)(list)).join('|');
  return { ...dish, sizesFrom: list.name, row: { ...dish.row, ...cells, options } };
}

/** What means a size alone and something else among other words: `Extra portion`. */
const sizesAlone = ['portion', 'variation', 'variant', 'variante'];

function isCalledSize({ name }: OptionList): boolean {
  const words = foldWords(name).split(' ');
  return words
    .filter((word) => words.length === 1 || !sizesAlone.includes(word))
    .some((word) => matchColumns([word])[0] === 'size');
}

const [fewest, most] = optionLimits.sizesPerDish;

/** Whether each choice of a list may be the size that a dish is sold in. */
function isSizes({ choices }: OptionList): boolean {
  return (
    choices.length >= fewest &&
    choices.length <= most &&
    choices.every(({ price }) => {
      const parsed = readPriceCell(price);
      return 'cents' in parsed && priceFromCents(parsed.cents) > 0;
    })
  );
}
