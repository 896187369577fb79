import type { ComponentProps } from 'react';
import { priceInWords } from '../../../shared/dish-price.tsx';
import { classes } from '../../../ui/classes.ts';
import { PlateDish } from './plate-dish.tsx';
import type { Plate } from './use-clock-dishes.ts';
import * as words from './words.en.ts';

type PlatesProps = {
  plates: Plate[];
  rim: string | undefined;
  /** The hour whose plate is larger; `isKnown` once it is the present hour. */
  present: { hour: number; isKnown: boolean };
  /** Returns the event handlers of a plate's button. */
  handlersOf: (hour: number) => ComponentProps<'button'>;
};

/** The plates around the dial, one for each hour. A plate without a dish has no button. */
export function Plates({ plates, rim, present, handlersOf }: PlatesProps) {
  return (
    <ol aria-label={words.clock}>
      {plates.map((plate) => {
        const { hour, dish } = plate;
        const isPresent = hour === present.hour;
        return (
          <li key={hour} className={classes(`hour-${hour}`, isPresent && 'now')}>
            {dish ? (
              <button
                type="button"
                aria-label={`${dish.name}, ${priceInWords(dish)}`}
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
