import { memo } from 'react';
import type { OrderLine } from '@thymely/contract/orders/endpoints';
import { sizeIn } from '../../../shared/choices/line-size.ts';
import { DishAndSize } from '../../../shared/kitchen/dish-and-size.tsx';
import { DishChoices } from '../../../shared/kitchen/dish-choices.tsx';
import { classes } from '../../../ui/classes.ts';
import { WordsAround } from '../../../ui/words-around.tsx';
import * as words from './words.en.ts';

type DishLinesProps = { lines: readonly OrderLine[] };

/** The dishes to cook; quantities come first, so that they can be read from afar. */
export const DishLines = memo(function DishLines({ lines }: DishLinesProps) {
  return (
    <ul aria-label={words.dishes} className="grid grid-cols-1 gap-0.5 roomy:gap-2">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 leading-[1.375rem] roomy:grid-cols-[calc(var(--order-line)*1.7)_minmax(0,1fr)] roomy:gap-x-3 roomy:text-(length:--order-line) roomy:leading-tight"
        >
          <span className="text-center font-bold tabular-nums">
            <span
              className={classes(
                'block rounded-[6px] roomy:rounded-[10px] roomy:border-2 roomy:border-line',
                line.quantity > 1 && 'bg-ink text-paper roomy:border-ink',
              )}
              translate="no"
            >
              {line.quantity}
            </span>
            <span className="sr-only"> × </span>
          </span>
          <span className="grid gap-0.5 font-medium wrap-anywhere">
            <DishAndSize name={line.name} size={sizeIn(line.choices)?.name} />
            <DishChoices choices={line.choices} />
            {line.note && <NoteBox text={line.note} />}
          </span>
        </li>
      ))}
    </ul>
  );
});

/** The diner's own words, always rendered as text. */
export function NoteBox({ text }: { text: string }) {
  return (
    <p className="my-0.5 rounded-[8px] border border-amber bg-amber-100 px-2 py-1 leading-snug wrap-anywhere whitespace-pre-line roomy:text-[length:max(1rem,calc(var(--order-line)*0.75))]">
      <WordsAround className="font-bold text-amber">
        {words.note(<bdi key="text">{text}</bdi>)}
      </WordsAround>
    </p>
  );
}
