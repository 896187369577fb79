import type { CartLine } from '@thymely/contract/cart/endpoints';
import { dana } from './people.ts';

/** Returns a line of Dana's cart. */
export function cartLine(name: string, fields: Partial<CartLine> = {}): CartLine {
  return {
    _id: name.replaceAll(' ', '-'),
    // A pizza, to which a drink and a dessert are offered.
    menuItemId: 'ember-margherita',
    name,
    quantity: 1,
    image: '/dish-art/1f372.webp',
    price: 7.5,
    email: dana.email,
    available: true,
    ...fields,
  };
}
