import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Order } from '../../../api/orders/orders.ts';
import { AllergyNote } from './allergy-note.tsx';
import { sampleOrder } from './sample-order.ts';

const said = (changes: Partial<Order>) =>
  renderToStaticMarkup(<AllergyNote order={sampleOrder(changes)} />).replaceAll(/<[^>]*>/g, '');

it.each([
  [{ state: 'placed', isOpen: true, allergies: '' }, 'Allergies? Call us.'],
  [{ state: 'cooking', isOpen: true, allergies: '' }, 'Allergies? Call us.'],
  [{ state: 'ready', isOpen: true, allergies: '' }, ''],
  [
    { state: 'ready', isOpen: true, allergies: 'Peanuts.' },
    'Your allergies: Peanuts. The kitchen has them.',
  ],
  [{ state: 'collected', isOpen: false, allergies: 'Peanuts' }, ''],
  [{ state: 'cancelled', isOpen: false, allergies: '' }, ''],
] as const)('the order %j says about allergies: %s', (changes, words) => {
  expect(said(changes)).toBe(words);
});
