import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { platesFrom } from './use-clock-dishes.ts';

const pizza: MenuItem = {
  _id: 'pizza',
  name: 'Ember Margherita',
  recipe: 'Tomato.',
  category: 'pizza',
  price: 12.5,
  image: '/dish-art/plated/ember-margherita.webp',
};
const photographed = { ...pizza, image: '/api/images/abc' };

describe('the plates', () => {
  it('hold the dishes that the site was built with until the menu is known', () => {
    expect(platesFrom([pizza, null], undefined)).toEqual([
      { hour: 1, dish: pizza, isInRim: true },
      { hour: 2, dish: undefined, isInRim: false },
    ]);
  });

  it('show the name and price of the live menu', () => {
    const dearer = { ...pizza, price: 14 };
    expect(platesFrom([pizza], [dearer])).toEqual([{ hour: 1, dish: dearer, isInRim: true }]);
  });

  it('are empty once their dish is off the menu', () => {
    expect(platesFrom([pizza], [])).toEqual([{ hour: 1, dish: undefined, isInRim: false }]);
  });

  it('are cut from the rim, unless it lacks their picture: one of another site, or a changed one', () => {
    const linked = { ...pizza, image: 'https://example.com/pizza.jpg' };
    expect(platesFrom([photographed], undefined)[0]?.isInRim).toBe(true);
    expect(platesFrom([linked], undefined)[0]?.isInRim).toBe(false);
    expect(platesFrom([pizza], [photographed])[0]?.isInRim).toBe(false);
    const otherArt = { ...pizza, image: '/dish-art/1f355.webp' };
    expect(platesFrom([pizza], [otherArt])[0]?.isInRim).toBe(false);
  });
});
