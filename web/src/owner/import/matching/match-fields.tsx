import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { foldWords } from '@thymely/contract/ground/csv/fold-words';
import { type MatchedColumn, matchedColumns } from '@thymely/contract/menu/match-columns';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import { useCategories } from '../../../lib/categories.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { isName, withAdded } from './added-categories.ts';
import { categoryChoices } from '../../parts/dish/category-looks.ts';
import {
  categoriesOf,
  type ChosenFile,
  openQuestions,
  type OpenQuestions,
} from './file-matching.ts';
import * as words from '../words.en.ts';
import type { Elements } from '../../../ui/elements.ts';

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
  const { headings } = file.table;
  const open = openQuestions(file.table, matching).headings;
  return (
    <Fields
      title={words.columnsQuestion}
      text={words.columnsQuestionText(file.name)}
      action={
        open.length > 1 && (
          <Button
            tone="outline"
            size="small"
            onClick={() => {
              const columns = matching.columns.map((meaning) => meaning ?? null);
              onChange({ ...matching, columns });
            }}
          >
            {words.leaveRestOut}
          </Button>
        )
      }
    >
      {headings.map((heading, index) => {
        const meaning = matching.columns[index];
        const isRepeated = meaning && faults?.repeated.includes(meaning);
        if (heading.trim() === '') return null;
        return (
          <SelectField
            // A file may have two columns of the same name.
            key={`${index} ${heading}`}
            label={beginningOf(heading.trim(), 60)}
            hint={samplesOf(file, index)}
            error={
              faults?.headings.includes(index)
                ? words.columnUnknown
                : isRepeated
                  ? words.columnTwice(words.columnNamesInSentences[meaning])
                  : undefined
            }
            placeholder={words.choose}
            options={columnChoices}
            value={meaning === null ? leftOut : (meaning ?? '')}
            onChange={({ target }) => {
              const chosen = target.value === leftOut ? null : (target.value as MatchedColumn);
              onChange({ ...matching, columns: matching.columns.with(index, chosen) });
            }}
          />
        );
      })}
    </Fields>
  );
}

/** Asks what the categories are that nobody knows, once for all of their rows. */
export function CategoryFields({ file, matching, faults, onChange }: FieldsProps) {
  const answers = categoryChoices(useCategories());
  const unknown = categoriesOf(file.table, matching);
  if (unknown.length === 0) return null;
  const open = openQuestions(file.table, matching).categories.filter(isName);
  const dishes = firstDishes(file, matching);
  return (
    <Fields
      title={words.categoriesQuestion}
      text={words.categoriesQuestionText}
      action={
        open.length > 0 && (
          <Button
            tone="outline"
            size="small"
            onClick={() => {
              onChange(withAdded(matching, open));
            }}
          >
            {words.addCategories(open.length)}
          </Button>
        )
      }
    >
      {unknown.map(({ text, rows }) => {
        const key = foldWords(text);
        const answer = matching.categories.get(key);
        const isAdded = matching.added?.some(({ id }) => id === answer) === true;
        return (
          <SelectField
            key={key}
            label={beginningOf(text, 60)}
            hint={countedRows(rows, dishes.get(text.trim()))}
            error={faults?.categories.includes(text) ? words.categoryUnknown : undefined}
            placeholder={words.choose}
            options={[
              ...(isName(text) ? [{ value: added, label: words.addCategory }] : []),
              ...answers,
              { value: leftOut, label: words.leaveDishesOut },
            ]}
            value={isAdded ? added : answer === null ? leftOut : (answer ?? '')}
            onChange={({ target }) => {
              if (target.value === added) {
                onChange(withAdded(matching, [text]));
                return;
              }
              const chosen = target.value === leftOut ? null : target.value;
              const categories = new Map(matching.categories).set(key, chosen);
              onChange({ ...matching, categories });
            }}
          />
        );
      })}
    </Fields>
  );
}

type FieldGroupProps = {
  title: string;
  text: string;
  /** A button that answers several of the questions. */
  action?: Elements;
  children: Elements;
};

export function Fields({ title, text, action, children }: FieldGroupProps) {
  return (
    <section aria-label={title} className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-bold wrap-anywhere">{title}</h2>
        <p className="wrap-anywhere text-soft">{text}</p>
      </div>
      {action && <div>{action}</div>}
      <div className="grid gap-x-6 gap-y-4 wrap-anywhere sm:grid-cols-2 xl:grid-cols-3">
        {children}
      </div>
    </section>
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
