import { describe, expect, it } from 'vitest';
import { plates } from './plates.ts';
import { platedDish } from './render-plate.ts';

describe('the plated dishes', () => {
  it('look different from each other', () => {
    const servings = Object.values(plates).map((plate) => JSON.stringify(plate));
    expect(new Set(servings).size).toBe(servings.length);
  });

  it('look the same each time they are drawn', async () => {
    const first = await platedDish('garden-bowl');
    await platedDish('ember-margherita');
    expect(await platedDish('garden-bowl')).toEqual(first);
  });

  it('are refused without a plate, by the name of the dish', async () => {
    await expect(platedDish('no-such-dish')).rejects.toThrow('There is no plate of no-such-dish');
  });
});
