import { memo } from 'react';
import type { OrderLine } from '@thymely/contract/orders/endpoints';
import { DishChoices } from '../../../shared/kitchen/dish-choices.tsx';
import { classes } from '../../../ui/classes.ts';

type DishLinesProps = {
  lines: readonly OrderLine[];
  /** Whether the dishes are already cooked and only have to be checked. */
  isSmall?: boolean;
};

/** The dishes to cook; quantities come first, so that they can be read from afar. */
export const DishLines = memo(function DishLines({ lines, isSmall = false }: DishLinesProps) {
  return (
    <ul
      aria-label="Dishes"
      className={classes('grid grid-cols-1', isSmall ? 'gap-1' : 'gap-2 text-lg')}
    >
      {lines.map(({ id, quantity, name, choices, note }) => (
        <li key={id} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 leading-snug">
          <span className="text-right font-bold tabular-nums">
            <span
              className={classes(quantity > 1 && 'rounded-[6px] bg-ink px-1.5 py-0.5 text-paper')}
            >
              {quantity}
            </span>
            <span className="sr-only"> × </span>
          </span>
          <span className="grid gap-1 font-medium wrap-anywhere">
            <bdi>{name}</bdi>
            <DishChoices choices={choices} />
            {note && <NoteBox text={note} />}
          </span>
        </li>
      ))}
    </ul>
  );
});

/** The diner's own words, always rendered as text. */
export function NoteBox({ text }: { text: string }) {
  return (
    <p className="rounded-sm border border-amber bg-amber-100 px-3 py-2 text-base wrap-anywhere whitespace-pre-line">
      <span className="font-bold text-amber">Note: </span>
      <bdi>{text}</bdi>
    </p>
  );
}
