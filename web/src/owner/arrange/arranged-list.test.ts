import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import { inListedOrder, onTop } from './arranged-list.ts';

const dish = (_id: string, category = 'soup') => ({ _id, category }) as EditedDish;

it('all dishes of a category come in the order of a list, and what it lacks comes last', () => {
  const menu = [dish('new'), dish('b'), dish('pizza', 'pizza'), dish('a'), dish('old')];
  const ids = inListedOrder(menu, 'soup', ['a', 'gone', 'pizza', 'b']).map(({ _id }) => _id);
  expect(ids).toEqual(['a', 'b', 'new', 'old']);
});

const merged = (base: string, mine: string, theirs: string) =>
  onTop({ base: [...base], mine: [...mine], theirs: [...theirs] }).join('');

describe('own moves on top of another order', () => {
  it.each([
    ['abcd', 'abcd', 'dcba', 'dcba', 'nothing was moved'],
    ['abcd', 'dabc', 'bacd', 'dbac', 'to the front'],
    ['abcd', 'bcda', 'abdc', 'bdac', 'behind a dish that they moved'],
    ['abcd', 'acbd', 'acd', 'acd', 'the moved dish is gone'],
    ['abcd', 'acbd', 'abd', 'abd', 'the dish in front of it is gone'],
    ['abcd', 'dabc', 'xabcd', 'dxabc', 'they have a new dish'],
    ['abcd', 'dcba', 'abcd', 'dcba', 'everything was moved'],
  ])('%s, mine %s, theirs %s: %s (%s)', (base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toBe(expected);
  });

  it('are mine if they changed nothing, theirs if I changed nothing, and never lose or double a dish', () => {
    const base = [...'abcdefgh'];
    const order = fc.shuffledSubarray(base, { minLength: base.length });
    const other = fc.shuffledSubarray([...base, 'x', 'y']);
    fc.assert(
      fc.property(order, other, (mine, theirs) => {
        expect(onTop({ base, mine, theirs: base })).toEqual(mine);
        expect(onTop({ base, mine: base, theirs })).toEqual(theirs);
        expect(onTop({ base, mine, theirs }).toSorted()).toEqual(theirs.toSorted());
      }),
    );
  });
});
