import type { Order } from '@thymely/contract/orders/endpoints';
import { stateInWords } from '../../shared/kitchen/kitchen-words.ts';
import { classes } from '../../ui/classes.ts';

/** The state of an order as a chip; its color only goes with its word. */
export function StateChip({ order: { state, isOpen } }: { order: Order }) {
  const isGood = isOpen || state === 'collected';
  return (
    <span
      className={classes(
        'inline-block rounded-pill px-3 py-1 text-sm font-semibold whitespace-nowrap',
        state === 'placed' && 'bg-amber-100 text-amber',
        isGood && state !== 'placed' && 'bg-leaf-100 text-leaf-700',
        !isGood && 'bg-tomato-100 text-tomato',
      )}
    >
      {stateInWords(state)}
    </span>
  );
}
