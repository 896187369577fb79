import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import { useLayoutEffect, useRef } from 'react';
import { limits } from '@thymely/contract/ground/limits';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import * as words from './quantity-words.en.ts';
import type { Elements } from '../../ui/elements.ts';

type QuantityStepperProps = {
  /** The dish's name, which is part of the buttons' names. */
  name: string;
  quantity: number;
  onStep: (by: 1 | -1) => void;
  /** The limits. Default: those of the quantity of a dish. */
  least?: number;
  most?: number | undefined;
  /** Whether the dish can no longer be ordered. */
  disabled?: boolean;
  /** Whether the buttons are as small as a finger allows. */
  isSmall?: boolean;
  /** A field for the quantity; without it, only the buttons change the number. */
  field?: Elements;
  /** Whether the buttons take no press yet. */
  off?: boolean;
};

/** The buttons minus and plus around a quantity, which is from 1 to 99 by default. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, onStep, disabled, isSmall, field, off = false } = props;
  const { least = limits.quantityMin, most = limits.quantityMax } = props;
  const size = isSmall ? 'size-10!' : undefined;
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isLeast = quantity <= least;
  const isMost = quantity >= most;
  useLayoutEffect(() => {
    next.current?.focus();
    next.current = null;
  });

  const step = (by: 1 | -1) => {
    if (off) return;
    // A button at its limit is disabled and would lose the focus, so the other one gets it, which
    // may be disabled until then.
    if (quantity + by <= least) next.current = more.current;
    if (quantity + by >= most) next.current = less.current;
    onStep(by);
  };
  return (
    <div className="inline-flex items-center rounded-pill border border-line bg-card">
      <IconButton
        ref={less}
        className={size}
        label={words.decreaseQuantity(name)}
        icon={<MinusIcon className="size-4" />}
        disabled={disabled === true || isLeast}
        aria-disabled={off || undefined}
        onClick={() => {
          step(-1);
        }}
      />
      {field ?? (
        <output
          aria-label={words.quantityOf(name)}
          className={classes(
            isSmall ? 'min-w-6' : 'min-w-8',
            'text-center font-semibold tabular-nums',
          )}
          translate="no"
        >
          {quantity}
        </output>
      )}
      <IconButton
        ref={more}
        className={size}
        label={words.increaseQuantity(name)}
        icon={<PlusIcon className="size-4" />}
        disabled={disabled === true || isMost}
        aria-disabled={off || undefined}
        onClick={() => {
          step(1);
        }}
      />
    </div>
  );
}
