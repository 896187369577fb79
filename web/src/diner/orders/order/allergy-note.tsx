import type { Order } from '../../../api/orders/orders.ts';
import * as words from './words.en.ts';

/** What an open order says about allergies: that the kitchen knows, or to call while it can matter. */
export function AllergyNote({ order, className }: { order: Order; className?: string }) {
  const { allergies, isOpen, state } = order;
  if (!isOpen || (allergies === '' && state === 'ready')) return null;
  const named = allergies.endsWith('.') ? allergies.slice(0, -1) : allergies;
  return (
    <p key={named} className={className}>
      {allergies === ''
        ? words.allergiesCall
        : words.allergiesKnown(<bdi key="allergies">{named}</bdi>)}
    </p>
  );
}
