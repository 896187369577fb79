import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { WantedDish } from './dish-entry.ts';

type LikeLine = Pick<CartLine, 'choices' | 'note' | 'quantity'>;

/** Returns what a dish starts with to be like a line of the cart. */
export function wantedLike({ choices = [], note, quantity }: LikeLine): WantedDish {
  return {
    quantity,
    note,
    choices: choices.map(({ groupId, choiceId }) => ({ groupId, choiceId })),
  };
}

/** Returns what a dish starts with to take the place of a line of the cart. */
export function wantedInPlaceOf(line: LikeLine & Pick<CartLine, '_id'>): WantedDish {
  return { ...wantedLike(line), lineId: line._id };
}
