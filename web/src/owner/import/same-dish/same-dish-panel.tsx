import { Button } from '../../../ui/button.tsx';
import type { ReviewedRow, SameDishChoice } from '../reviewed-row.ts';
import * as words from '../words.en.ts';

/** The answers, for one row and for all of them. */
export const sameDishAnswers = (['update', 'add', 'skip'] as const).map((value) => ({
  value,
  one: words.answersForOne[value],
  all: words.answersForAll[value],
}));

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
          {words.sameDishTitle(choices.length)}
        </h2>
        <p className="text-soft">{words.sameDishText(choices.length)}</p>
      </div>
      <div role="group" aria-labelledby="same-dish" className="flex flex-wrap gap-2">
        {sameDishAnswers.map(({ value, one, all }) => {
          const isChosen = choices.every((choice) => choice === value);
          return (
            <Button
              key={value}
              tone="outline"
              size="small"
              className="aria-pressed:border-leaf-700 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-700"
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
            {isShown ? words.showAllRows : words.decideByRow}
          </Button>
        )}
      </div>
    </section>
  );
}
