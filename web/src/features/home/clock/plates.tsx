import { centsFromPrice } from '@thymely/contract/money';
import { formatCents } from '../../../lib/format-price.ts';
import { classes } from '../../../ui/classes.ts';
import { PlateDish } from './plate-dish.tsx';
import type { Plate } from './use-clock-dishes.ts';

type PlatesProps = {
  plates: Plate[];
  rim: string | undefined;
  /** The hour whose plate is larger; `isKnown` once it is that of the present. */
  present: { hour: number; isKnown: boolean };
};

/** One plate an hour around the dial. A plate without a dish is no button. */
export function Plates({ plates, rim, present }: PlatesProps) {
  return (
    <ol aria-label="Around the clock">
      {plates.map((plate) => (
        <li
          key={plate.hour}
          className={classes(`hour-${plate.hour}`, plate.hour === present.hour && 'now')}
        >
          {plate.dish ? (
            <PlateButton plate={plate} rim={rim} dish={plate.dish} present={present} />
          ) : (
            <span className="china" />
          )}
        </li>
      ))}
    </ol>
  );
}

type PlateButtonProps = Omit<PlatesProps, 'plates'> & {
  plate: Plate;
  dish: NonNullable<Plate['dish']>;
};

function PlateButton({ plate, dish, rim, present }: PlateButtonProps) {
  const isNow = present.isKnown && plate.hour === present.hour;
  return (
    <button
      type="button"
      aria-label={`${dish.name}, ${formatCents(centsFromPrice(dish.price))}`}
      aria-current={isNow ? 'time' : undefined}
      className="china"
    >
      <PlateDish plate={plate} rim={rim} />
    </button>
  );
}
