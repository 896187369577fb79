import {
  type CellRow,
  type FileTable,
  mostRowsAbove,
  tableFrom,
} from '../ground/csv/file-table.ts';
import { foldWords } from '../ground/csv/fold-words.ts';
import { isYes } from './is-yes.ts';
import type { OptionList } from './option-list.ts';

/** What systems call the columns of modifiers, in the form of `foldWords`, the best one first. */
const columns = {
  list: [
    ...['modifier set', 'modifier set name', 'modifier list', 'modifier list name'],
    ...['modifier group', 'modifier group name', 'option set', 'option set name', 'option group'],
    ...['option group name', 'group', 'group name', 'set', 'set name', 'list', 'list name', 'name'],
  ],
  choice: [
    ...['modifier', 'modifier name', 'modifier option', 'option', 'option name', 'choice'],
    ...['choice name', 'item', 'item name'],
  ],
  price: ['price', 'modifier price', 'option price', 'choice price', 'additional price', 'extra'],
  min: ['min', 'minimum', 'min selections', 'minimum selections', 'min selected', 'min required'],
  max: ['max', 'maximum', 'max selections', 'maximum selections', 'max selected', 'max allowed'],
  required: ['required', 'is required', 'mandatory'],
  isDefault: ['default', 'is default', 'default modifier', 'on by default', 'preselected'],
} as const;

type Places = Partial<Record<keyof typeof columns, number>>;

/** Returns the modifier lists of the first table that has some, with a title above or without one. */
export function readOptionLists(tables: readonly (readonly CellRow[])[]): OptionList[] {
  for (const records of tables) {
    for (let at = 0; at < Math.min(records.length, mostRowsAbove); at += 1) {
      const places = placesIn(records[at]?.cells ?? []);
      if (places === undefined) continue;
      return listsIn(tableFrom(records, at).rows, places);
    }
  }
  return [];
}

/** Returns the places of the columns, if there is one of lists and one of their choices. */
function placesIn(headings: readonly string[]): Places | undefined {
  const names = headings.map(foldWords);
  const places: Places = {};
  for (const [column, words] of Object.entries(columns)) {
    const place = words.map((word) => names.indexOf(word)).find((index) => index >= 0);
    if (place !== undefined) places[column as keyof Places] = place;
  }
  return places.list === undefined || places.choice === undefined ? undefined : places;
}

/** A row without the name of a list belongs to the one above it. */
function listsIn(rows: FileTable['rows'], places: Places): OptionList[] {
  const lists = new Map<string, OptionList>();
  let last = '';
  for (const { number, cells } of rows) {
    const text = (column: keyof Places) => cells[places[column] ?? -1]?.trim() ?? '';
    const name = (text('list') || last).replaceAll('|', '/');
    last = name;
    if (name === '') continue;
    const list = lists.get(foldWords(name)) ?? { name, rows: [], choices: [] };
    lists.set(foldWords(name), list);
    list.rows.push(number);
    list.min ??= text('min') || (isYes(text('required')) ? '1' : undefined);
    list.max ??= text('max') || undefined;
    if (text('choice') === '') continue;
    const isDefault = isYes(text('isDefault'));
    list.choices.push({ name: text('choice'), price: text('price') || '0', isDefault });
  }
  return [...lists.values()].filter(({ choices }) => choices.length > 0);
}
