import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { foldWords } from '@thymely/contract/ground/csv/fold-words';
import { type MatchedColumn, matchedColumns } from '@thymely/contract/menu/match-columns';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import { useCategories } from '../../../lib/categories.ts';
import { isName, withAdded } from './added-categories.ts';
import { categoryChoices } from '../../parts/dish/category-looks.ts';
import {
  categoriesOf,
  type ChosenFile,
  openQuestions,
  type OpenQuestions,
} from './file-matching.ts';
import { QuestionFields } from './question-fields.tsx';
import * as words from '../words.en.ts';

/** The values of a select for what is left out, and for what becomes a category of the menu. */
const leftOut = '-';
const added = '+';

const columnChoices = [
  { value: leftOut, label: words.leaveColumnOut },
  ...matchedColumns.map((column) => ({ value: column, label: words.columnNames[column] })),
];

export type FieldsProps = {
  file: ChosenFile;
  matching: FileMatching;
  /** What is missing; undefined before the person has tried to go on. */
  faults: OpenQuestions | undefined;
  onChange: (matching: FileMatching) => void;
};

/** Asks what each column of a file means. */
export function ColumnFields({ file, matching, faults, onChange }: FieldsProps) {
  const { columns } = matching;
  const faultAt = (at: number) => {
    const meaning = columns[at];
    if (faults?.headings.includes(at)) return words.columnUnknown;
    return meaning && faults?.repeated.includes(meaning)
      ? words.columnTwice(words.columnNames[meaning])
      : undefined;
  };
  const leaveRestOut = {
    label: words.leaveRestOut,
    onPress: () => {
      onChange({ ...matching, columns: columns.map((meaning) => meaning ?? null) });
    },
  };
  return (
    <QuestionFields
      title={words.columnsQuestion}
      text={words.columnsQuestionText(file.name)}
      action={openQuestions(file.table, matching).headings.length > 1 ? leaveRestOut : undefined}
      questions={file.table.headings.flatMap((heading, at) => {
        if (heading.trim() === '') return [];
        return {
          // A file may have two columns of the same name.
          key: `${at} ${heading}`,
          label: beginningOf(heading.trim(), 60),
          hint: samplesOf(file, at),
          error: faultAt(at),
          options: columnChoices,
          value: columns[at] === null ? leftOut : (columns[at] ?? ''),
          say: (value) => {
            const chosen = value === leftOut ? null : (value as MatchedColumn);
            onChange({ ...matching, columns: columns.with(at, chosen) });
          },
        };
      })}
    />
  );
}

/** Asks what the categories are that nobody knows, once for all of their rows. */
export function CategoryFields({ file, matching, faults, onChange }: FieldsProps) {
  const present = categoryChoices(useCategories());
  const open = openQuestions(file.table, matching).categories.filter(isName);
  const dishes = firstDishes(file, matching);
  const addAll = {
    label: words.addCategories(open.length),
    onPress: () => {
      onChange(withAdded(matching, open));
    },
  };
  return (
    <QuestionFields
      title={words.categoriesQuestion}
      text={words.categoriesQuestionText}
      action={open.length > 0 ? addAll : undefined}
      questions={categoriesOf(file.table, matching).map(({ text, rows }) => {
        const key = foldWords(text);
        const answer = matching.categories.get(key);
        const isAdded = matching.added?.some(({ id }) => id === answer) === true;
        return {
          key,
          label: beginningOf(text, 60),
          hint: countedRows(rows, dishes.get(text.trim())),
          error: faults?.categories.includes(text) ? words.categoryUnknown : undefined,
          options: [
            ...(isName(text) ? [{ value: added, label: words.addCategory }] : []),
            ...present,
            { value: leftOut, label: words.leaveDishesOut },
          ],
          value: isAdded ? added : answer === null ? leftOut : (answer ?? ''),
          say: (value) => {
            const chosen = value === leftOut ? null : value;
            const categories = new Map(matching.categories).set(key, chosen);
            onChange(value === added ? withAdded(matching, [text]) : { ...matching, categories });
          },
        };
      })}
    />
  );
}

function countedRows(rows: number, dishes: readonly string[] = []): string {
  const counted = words.rows(rows);
  return dishes.length === 0 ? counted : words.rowsSuchAs(counted, dishes.join(', '));
}

/** Returns the names of the first dishes in each category: other systems may have only IDs of it. */
function firstDishes({ table }: ChosenFile, { columns }: FileMatching): Map<string, string[]> {
  const [names, categories] = [columns.indexOf('name'), columns.indexOf('category')];
  const first = new Map<string, string[]>();
  for (const { cells } of table.rows) {
    const text = cells[categories]?.trim() ?? '';
    const name = beginningOf(cells[names]?.trim() ?? '', 30);
    const dishes = first.get(text) ?? [];
    if (name !== '' && dishes.length < 2 && !dishes.includes(name)) dishes.push(name);
    first.set(text, dishes);
  }
  return first;
}

/** The first cells of a column, by which a person recognizes it. */
function samplesOf({ table }: ChosenFile, index: number): string {
  const cells = table.rows.map((row) => beginningOf(row.cells[index]?.trim() ?? '', 30));
  const samples = [...new Set(cells.filter((cell) => cell !== ''))].slice(0, 2);
  return samples.length === 0 ? words.noSamples : words.samples(samples.join(', '));
}
