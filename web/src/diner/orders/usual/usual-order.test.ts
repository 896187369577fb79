import { expect, it } from 'vitest';
import { sampleOrder } from '../order/sample-order.ts';
import { usualOrder } from './usual-order.ts';

const line = {
  name: 'Dish',
  image: '/dish-art/1f372.webp',
  category: 'soup',
  unitCents: 500,
  quantity: 1,
  choices: [],
  note: '',
  totalCents: 500,
  load: 1,
} as const;

const collected = (id: string, dishes: string[]) =>
  sampleOrder({
    _id: id,
    state: 'collected',
    isOpen: false,
    lines: dishes.map((menuItemId) => ({ ...line, choices: [], id: menuItemId, menuItemId })),
  });
const always = () => true;

const newest = collected('newest', ['tart']);
const middle = collected('middle', ['soup', 'bread']);
const oldest = collected('oldest', ['bread', 'soup']);
const refused = sampleOrder({ _id: 'refused', state: 'rejected', isOpen: false });

it.each([
  ['the last one', [newest, middle], 'newest'],
  [
    'the one that was ordered twice, in whatever order its dishes are',
    [newest, middle, oldest],
    'middle',
  ],
  ['no refused one', [refused, newest], 'newest'],
  ['none before the first', [], undefined],
  ['none while another one is under way', [sampleOrder(), newest], undefined],
])('the usual order is %s', (_, recent, expected) => {
  expect(usualOrder({ recent, canBeHad: always })?._id).toBe(expected);
});

it('an order of which a dish cannot be had is not offered', () => {
  const canBeHad = (id: string) => id !== 'tart';
  expect(usualOrder({ recent: [newest, middle], canBeHad })?._id).toBe('middle');
});
