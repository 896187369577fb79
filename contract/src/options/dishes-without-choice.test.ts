import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../menu/endpoints.ts';
import { soldOutKeys } from './sold-out-keys.ts';
import { dishesWithoutChoice } from './dishes-without-choice.ts';

const group = (_id: string, min: number, ...ids: string[]) => ({
  _id,
  name: _id,
  min,
  max: 2,
  choices: ids.map((id) => ({ id, name: id, cents: 0, isDefault: false })),
});
const dish = (_id: string, ...optionGroups: string[]) => ({ _id, optionGroups }) as MenuItem;

const groups = [group('size', 1, 'small', 'large'), group('extras', 0, 'feta')];
const pair = group('pair', 2, 'soup', 'salad', 'cake');
const items = [dish('pizza', 'size', 'extras'), dish('salad', 'extras'), dish('menu', 'pair')];
const plain = { _id: 'water' } as MenuItem;
const outWith = (...keys: string[]) =>
  dishesWithoutChoice({ items: [...items, plain], groups: [...groups, pair] }, new Set(keys));

describe('a dish is sold out because of its choices', () => {
  it('once a group has fewer choices left than must be chosen', () => {
    expect(outWith('size.small')).toEqual([]);
    expect(outWith('size.small', 'size.large')).toEqual(['pizza']);
    expect(outWith('pair.soup')).toEqual([]);
    expect(outWith('pair.soup', 'pair.cake')).toEqual(['menu']);
  });

  it('never while the choices that are left can be taken often enough', () => {
    const twice = { ...pair, maxEach: 2 };
    const out = (...keys: string[]) =>
      dishesWithoutChoice({ items, groups: [twice] }, new Set(keys.map((key) => `pair.${key}`)));
    expect(out('soup', 'cake')).toEqual([]);
    expect(out('soup', 'cake', 'salad')).toEqual(['menu']);
  });

  it('never because of an optional group, or of choices of other groups', () => {
    expect(outWith('extras.feta')).toEqual([]);
    expect(outWith('other.small', 'other.large', 'size.feta', 'size.soup')).toEqual([]);
    expect(outWith()).toEqual([]);
  });

  it('once no size of it is left', () => {
    const sizes = ['small', 'large'].map((id) => ({ id, name: id, cents: 900 }));
    const menu = { items: [{ ...plain, sizes }, ...items], groups };
    const withoutSizes = (...soldOutSizes: string[]) =>
      dishesWithoutChoice(menu, soldOutKeys({ soldOutChoices: [], soldOutSizes }));
    expect(withoutSizes('water.small')).toEqual([]);
    expect(withoutSizes('water.small', 'water.large', 'pizza.small')).toEqual(['water']);
  });

  it('never because of a group that no longer exists', () => {
    const menu = { items: [dish('pie', 'gone')], groups };
    expect(dishesWithoutChoice(menu, new Set(['gone.x', 'size.small', 'size.large']))).toEqual([]);
  });
});
