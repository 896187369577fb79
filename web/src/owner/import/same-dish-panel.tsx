import { Button } from '../../ui/button.tsx';
import type { ReviewedRow } from './import-rows.ts';
import type { SameDishChoice } from './same-dish.ts';

/** The answers, for one row and for all of them. */
export const sameDishAnswers: readonly { value: SameDishChoice; one: string; all: string }[] = [
  { value: 'update', one: 'Yes, update it', all: 'Update them' },
  { value: 'add', one: 'No, add a new dish', all: 'Add them as new' },
  { value: 'skip', one: 'Skip this row', all: 'Skip them' },
];

type SameDishPanelProps = {
  rows: readonly ReviewedRow[];
  /** Whether only the rows with a question are shown. */
  isShown: boolean;
  onShow: () => void;
  onAnswer: (choice: SameDishChoice) => void;
};

/** Asks about all rows at once that have the name and category of a dish on the menu. */
export function SameDishPanel({ rows, isShown, onShow, onAnswer }: SameDishPanelProps) {
  const choices = rows.flatMap(({ sameDish }) => sameDish?.choice ?? []);
  if (choices.length === 0) return null;
  return (
    <section
      aria-labelledby="same-dish"
      className="grid gap-3 rounded-lg bg-card p-4 shadow-card sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id="same-dish" className="text-lg font-bold">
          {choices.length === 1 ? 'Is this the same dish?' : 'Are these the same dishes?'}
        </h2>
        <p className="text-soft">
          {choices.length === 1
            ? '1 row has the name and category of a dish on the menu.'
            : `${choices.length} rows have the name and category of dishes on the menu.`}
        </p>
      </div>
      <div role="group" aria-labelledby="same-dish" className="flex flex-wrap gap-2">
        {sameDishAnswers.map(({ value, one, all }) => {
          const isChosen = choices.every((choice) => choice === value);
          return (
            <Button
              key={value}
              tone={isChosen ? 'primary' : 'outline'}
              size="small"
              aria-pressed={isChosen}
              onClick={() => {
                onAnswer(value);
              }}
            >
              {choices.length === 1 ? one : all}
            </Button>
          );
        })}
        {choices.length > 1 && (
          <Button tone="quiet" size="small" aria-pressed={isShown} onClick={onShow}>
            {isShown ? 'Show all rows' : 'Decide row by row'}
          </Button>
        )}
      </div>
    </section>
  );
}
