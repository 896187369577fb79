import type { ComponentProps } from 'react';
import { centsFromPrice } from '@thymely/contract/ground/money';
import { formatCents } from '../../../model/format-price.ts';
import { classes } from '../../../ui/classes.ts';
import { PlateDish } from './plate-dish.tsx';
import type { Plate } from './use-clock-dishes.ts';

type PlatesProps = {
  plates: Plate[];
  rim: string | undefined;
  /** The hour whose plate is larger; `isKnown` once it is that of the present. */
  present: { hour: number; isKnown: boolean };
  /** What each plate's button does. */
  handlersOf: (hour: number) => ComponentProps<'button'>;
};

/** One plate an hour around the dial. A plate without a dish is no button. */
export function Plates({ plates, rim, present, handlersOf }: PlatesProps) {
  return (
    <ol aria-label="Around the clock">
      {plates.map((plate) => {
        const { hour, dish } = plate;
        const isPresent = hour === present.hour;
        return (
          <li key={hour} className={classes(`hour-${hour}`, isPresent && 'now')}>
            {dish ? (
              <button
                type="button"
                aria-label={`${dish.name}, ${formatCents(centsFromPrice(dish.price))}`}
                aria-current={isPresent && present.isKnown ? 'time' : undefined}
                className="china"
                {...handlersOf(hour)}
              >
                <PlateDish plate={plate} rim={rim} />
              </button>
            ) : (
              <span className="china" />
            )}
          </li>
        );
      })}
    </ol>
  );
}
