import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { categoryIdOf } from './category-id.ts';
import { categoryLimits } from './limits.ts';
import { menuCategoriesSchema, menuCategorySchema } from './schema.ts';
import { startingCategories } from './starting-categories.ts';

const [salads] = startingCategories;
if (salads === undefined) throw new Error('the brand has no category');

const lunch = { days: ['mon', 'fri'], from: '11:30', to: '14:30' };

function faultOf(schema: v.GenericSchema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0].message;
}

describe("a new category's ID", () => {
  it.each([
    ['Main courses', 'main-courses'],
    ['Bebé & família', 'bebe-familia'],
    ['  Süßes!  ', 'susses'],
    ['3 for 2', 'c-3-for-2'],
    ['サラダ', 'u30b5-30e9-30c0'],
    ['Menu', 'menu-2'],
    ['Constructor', 'constructor-2'],
    ['Pizza', 'pizza-3'],
    ['A'.repeat(40), 'a'.repeat(32)],
  ])('is made of the name %s', (name, id) => {
    const made = categoryIdOf(name, ['pizza', 'pizza-2']);
    expect(made).toBe(id);
    expect(faultOf(menuCategorySchema, { ...salads, id: made })).toBeUndefined();
  });

  it('stays within its length when another category has the same beginning', () => {
    const first = categoryIdOf('A'.repeat(40), []);
    expect(categoryIdOf('A'.repeat(40), [first])).toBe(`${'a'.repeat(30)}-2`);
  });
});

describe('the categories of a menu', () => {
  it.each([lunch, { ...lunch, to: '02:00' }, { ...lunch, from: '00:00', to: '00:00' }])(
    'can be served at times: %j',
    (time) => {
      expect(faultOf(menuCategorySchema, { ...salads, served: [time] })).toBeUndefined();
    },
  );

  it("begin as the brand's file has them", () => {
    expect(v.parse(menuCategoriesSchema, startingCategories)).toEqual(startingCategories);
  });

  it.each([
    ['a reserved ID', { ...salads, id: 'dashboard' }, 'needs this word'],
    ['an inherited name', { ...salads, id: 'constructor' }, 'needs this word'],
    ['a blank name', { ...salads, name: ' ' }, 'Name is required'],
    ['a long name', { ...salads, name: 'x'.repeat(categoryLimits.nameLength + 1) }, 'up to 40'],
    ['a color that is not drawn', { ...salads, tint: 'mauve' }, 'one of these: salad'],
    ['too high a load', { ...salads, load: 21 }, 'from 0 to 20'],
    ['no serving times in a list of them', { ...salads, served: [] }, '1 to 6 serving times'],
    ['seven of them', { ...salads, served: Array(7).fill(lunch) }, '1 to 6 serving times'],
    ['one on no day', { ...salads, served: [{ ...lunch, days: [] }] }, 'at least one day'],
    ['one twice a day', { ...salads, served: [{ ...lunch, days: ['mon', 'mon'] }] }, 'day twice'],
    ['one on no known day', { ...salads, served: [{ ...lunch, days: ['Mo'] }] }, 'mon, tue'],
    ['one at no time', { ...salads, served: [{ ...lunch, to: '24:00' }] }, '00:00 to 23:59'],
    ['one of no minutes', { ...salads, served: [{ ...lunch, to: '11:30' }] }, 'no time at all'],
  ])('have no category with %s', (_, category, message) => {
    expect(faultOf(menuCategorySchema, category)).toContain(message);
  });

  it.each([
    ['none', [], '1 to 40'],
    ['too many', Array.from({ length: 41 }, (_, n) => ({ ...salads, id: `c${n}` })), '1 to 40'],
    ['one ID twice', [salads, salads], 'same ID'],
    [
      'two in the carousel',
      ['a', 'b'].map((id) => ({ ...salads, id, carousel: true })),
      'Only one category',
    ],
  ])('are not %s', (_, list, message) => {
    expect(faultOf(menuCategoriesSchema, list)).toContain(message);
  });
});
