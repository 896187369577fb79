import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { foldWords } from '@thymely/contract/ground/csv/fold-words';
import { type MenuColumn, menuColumns } from '@thymely/contract/menu/csv-columns';
import type { MenuMatching } from '@thymely/contract/menu/read-csv';
import { useCategories } from '../../../lib/categories.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { categoryChoices } from '../../parts/dish/category-looks.ts';
import { categoriesOf, type ChosenFile, type OpenQuestions } from './file-matching.ts';
import * as words from '../words.en.ts';
import type { Elements } from '../../../ui/elements.ts';

/** The value of a select for what is left out. */
const leftOut = '-';

const columnChoices = [
  { value: leftOut, label: words.leaveColumnOut },
  ...menuColumns.map((column) => ({ value: column, label: words.columnNames[column] })),
];

type FieldsProps = {
  file: ChosenFile;
  matching: MenuMatching;
  /** What is missing; undefined before the person has tried to go on. */
  faults: OpenQuestions | undefined;
  onChange: (matching: MenuMatching) => void;
};

/** Asks what each column of a file means. */
export function ColumnFields({ file, matching, faults, onChange }: FieldsProps) {
  const { headings } = file.table;
  return (
    <Fields title={words.columnsQuestion} text={words.columnsQuestionText(file.name)}>
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
              const chosen = target.value === leftOut ? null : (target.value as MenuColumn);
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
  return (
    <Fields title={words.categoriesQuestion} text={words.categoriesQuestionText}>
      {unknown.map(({ text, rows }) => {
        const key = foldWords(text);
        const answer = matching.categories.get(key);
        return (
          <SelectField
            key={key}
            label={beginningOf(text, 60)}
            hint={words.rows(rows)}
            error={faults?.categories.includes(text) ? words.categoryUnknown : undefined}
            placeholder={words.choose}
            options={[...answers, { value: leftOut, label: words.leaveDishesOut }]}
            value={answer === null ? leftOut : (answer ?? '')}
            onChange={({ target }) => {
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

function Fields(props: { title: string; text: string; children: Elements }) {
  const { title, text, children } = props;
  return (
    <section aria-label={title} className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-bold wrap-anywhere">{title}</h2>
        <p className="wrap-anywhere text-soft">{text}</p>
      </div>
      <div className="grid gap-x-6 gap-y-4 wrap-anywhere sm:grid-cols-2 xl:grid-cols-3">
        {children}
      </div>
    </section>
  );
}

/** The first cells of a column, by which a person recognizes it. */
function samplesOf({ table }: ChosenFile, index: number): string {
  const cells = table.rows.map((row) => beginningOf(row.cells[index]?.trim() ?? '', 30));
  const samples = [...new Set(cells.filter((cell) => cell !== ''))].slice(0, 2);
  return samples.length === 0 ? words.noSamples : words.samples(samples.join(', '));
}
