import type { Order } from '@thymely/contract/orders/endpoints';
import { Chip, type ChipTone } from '../ui/chip.tsx';

type StateChipProps = {
  order: Pick<Order, 'state' | 'isOpen'>;
  /** The word for the state. */
  word: string;
  /** Replaces the tone of the state. */
  tone?: ChipTone | undefined;
  isOnLeaf?: boolean;
  className?: string;
};

/** The state of an order, for its guest and for the restaurant, who have different words. */
export function StateChip({ order, word, tone, isOnLeaf = false, className = '' }: StateChipProps) {
  const shown = tone ?? toneOf(order);
  return (
    <Chip
      tone={shown === 'good' && isOnLeaf ? 'goodOnLeaf' : shown}
      word={word}
      className={className}
    />
  );
}

function toneOf({ state, isOpen }: StateChipProps['order']): ChipTone {
  if (isOpen) return state === 'placed' ? 'waiting' : 'good';
  return state === 'rejected' || state === 'not_collected' ? 'bad' : 'over';
}
