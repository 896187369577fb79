import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { sampleMenu } from '../../scripts/sample-data/sample-menu.ts';

export const large: ResolvedChoice = {
  groupId: '_size',
  choiceId: 'large',
  group: 'Size',
  name: 'Large, for two',
  cents: 450,
};
const mozzarella: ResolvedChoice = {
  groupId: 'extras',
  choiceId: 'mozzarella',
  group: 'Extras',
  name: 'Buffalo mozzarella',
  cents: 150,
  allergens: ['milk'],
};
/** One of them is taken twice. */
export const extras: ResolvedChoice[] = [
  { ...large, groupId: 'extras', choiceId: 'olives', group: 'Extras', name: 'Olives', cents: 75 },
  mozzarella,
  mozzarella,
];
export const well: ResolvedChoice = {
  groupId: 'crust',
  choiceId: 'well',
  group: 'Crust',
  name: 'Well done',
  cents: 0,
};

/** A right-to-left note with a price in it that a reader must not take for ours. */
export const rightToLeft = 'بدون بصل من فضلك (10$)، شكرًا';
export const longNote =
  'Please cut it into twelve pieces, half of them without basil; we are five, one of us is two, and Supercalifragilisticexpialidocious is his name.';
export const fault = 'Crust: “Well done” is no longer offered.';

const margherita = {
  menuItemId: 'ember-margherita',
  name: 'Ember Margherita',
  email: 'cleo@thymely.example',
  image: sampleMenu.find(({ _id }) => _id === 'ember-margherita')?.image ?? '',
  price: 12.5,
  available: true,
};

/** One dish in four variants, one of which is not offered anymore. */
export const cartWithChoices: CartLine[] = [
  {
    ...margherita,
    _id: 'a',
    quantity: 2,
    price: 20.75,
    choices: [large, ...extras],
    note: longNote,
  },
  { ...margherita, _id: 'b', quantity: 1, choices: [well], fault },
  { ...margherita, _id: 'c', quantity: 1, note: rightToLeft },
  { ...margherita, _id: 'd', quantity: 12 },
];
