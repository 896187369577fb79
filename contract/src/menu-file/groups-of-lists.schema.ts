import * as v from 'valibot';
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { amountText } from '../ground/price/amount-text.ts';
import { optionLimits } from '../ground/option-limits.ts';
import { sizeIdOf } from '../menu/size-id.ts';
import type { OptionFileGroup } from '../options/read-csv.schema.ts';
import { newOptionGroupSchema } from '../options/schema.ts';
import * as optionWords from '../options/csv-words.en.ts';
import * as words from './words.en.ts';
import type { OptionList } from './option-list.ts';
import { isNamed, type NamedGroup } from './options-of-lists.ts';

/** IDs with a meaning of their own. */
const reserved = ['none', 'new'];

/**
 * Returns the groups that lists with choices become. IDs follow from names, in the way of sizes, so
 * that the same file brings the same groups. What a list does not say about bounds allows everything.
 *
 * @param present the groups on the menu: one of another name keeps its ID, and is not replaced.
 */
export function groupsOfLists(
  lists: readonly OptionList[],
  present: readonly NamedGroup[] = [],
): OptionFileGroup[] {
  const taken = [...reserved];
  return lists.flatMap((list) => {
    if (list.choices.length === 0) return [];
    const others = present.filter((group) => !isNamed(list.name)(group)).map(({ _id }) => _id);
    const id = sizeIdOf(list.name, [...taken, ...others]);
    taken.push(id);
    return [groupOf(id, list)];
  });
}

function groupOf(id: string, { name, rows, choices, min, max }: OptionList): OptionFileGroup {
  const taken: string[] = [];
  const faults: string[] = [];
  const read = choices.map(({ name: choice, price, isDefault }) => {
    const parsed = readPriceCell(price);
    const cents = 'cents' in parsed && parsed.cents >= 0 ? parsed.cents : undefined;
    const fault = 'fault' in parsed ? parsed.fault : undefined;
    if (cents === undefined) faults.push(fault ?? invalidPrice(choice));
    const choiceId = sizeIdOf(choice, taken);
    taken.push(choiceId);
    return { id: choiceId, name: choice, cents: cents ?? 0, isDefault };
  });
  const all = Math.min(choices.length, optionLimits.portionsPerLine);
  const least = Math.min(wholeNumber(min) ?? 0, all);
  const most = wholeNumber(max) ?? 0;
  const parsed = v.safeParse(
    newOptionGroupSchema,
    { name, min: least, max: most > 0 ? Math.min(most, all) : all, choices: read },
    { abortPipeEarly: true },
  );
  const common = { id, name, rows };
  if (parsed.success && faults.length === 0)
    return { ...common, group: { _id: id, ...parsed.output } };
  const messages = [...faults, ...(parsed.issues?.map(({ message }) => message) ?? [])];
  return { ...common, faults: [...new Set(messages)].map((fault) => words.aboutList(name, fault)) };
}

function invalidPrice(choice: string): string {
  return words.aboutList(choice, optionWords.invalidPrice(amountText(150)));
}

/** Returns undefined for an empty text and for words such as `unlimited`. */
function wholeNumber(text = ''): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
