import { describe, expect, it } from 'vitest';
import type { ImportRow, MenuItem } from '@thymely/contract/menu/endpoints';
import { rowsToWrite } from '../import-rows.ts';
import type { ReviewedRow } from '../reviewed-row.ts';
import { answered, findSameDishes, withQuestion } from './same-dish.ts';

const dish = (_id: string, name: string, category: MenuItem['category'] = 'soup'): MenuItem => ({
  _id,
  name,
  category,
  price: 8,
  recipe: 'Hot.',
  image: '/dish-art/1f372.webp',
});

const row = (number: number, cells: ImportRow): ReviewedRow => ({
  number,
  row: { category: 'soup', ...cells },
  errors: {},
  outcome: 'created',
});

const found = (rows: ReviewedRow[], menu: MenuItem[]) =>
  [...findSameDishes(rows, menu)].map(([{ number }, id]) => [number, id]);

describe('rows that may be about a dish on the menu', () => {
  it('have its name, in any case, and its category', () => {
    const rows = [
      row(2, { name: ' LEEK  soup' }),
      row(3, { name: 'Leek Soup', category: 'pizza' }),
    ];
    expect(found(rows, [dish('a', 'Leek Soup')])).toEqual([[2, 'a']]);
  });

  it('are new: those that name a dish, are refused or were imported before are not asked about', () => {
    const rows: ReviewedRow[] = [
      { ...row(2, { name: 'Leek' }), outcome: 'unchanged' },
      { ...row(3, { name: 'Leek' }), outcome: 'refused' },
      { ...row(4, { name: 'Leek', _id: 'b' }), outcome: 'updated' },
    ];
    expect(found(rows, [dish('a', 'Leek'), dish('b', 'Leek')])).toEqual([]);
  });

  it('are matched in order, and no dish twice', () => {
    const rows = [2, 3, 4].map((number) => row(number, { name: 'Leek' }));
    const menu = [dish('a', 'Leek'), dish('b', 'Leek'), dish('c', 'Cress')];
    expect(found(rows, menu)).toEqual([
      [2, 'a'],
      [3, 'b'],
    ]);
  });

  it('are not matched with a dish that another row names', () => {
    const rows = [row(2, { name: 'Leek' }), { ...row(3, { name: 'Cress', _id: 'a' }) }];
    expect(found(rows, [dish('a', 'Leek')])).toEqual([]);
  });
});

describe('the question whether it is the same dish', () => {
  const asNew = row(2, { name: 'Leek', price: 9 });
  const asUpdate: ReviewedRow = { ...asNew, row: { ...asNew.row, _id: 'a' }, outcome: 'updated' };
  const asked = withQuestion(asNew, asUpdate);

  it('is first answered with an update, which the review shows', () => {
    expect(asked).toMatchObject({ outcome: 'updated', row: { _id: 'a' } });
    expect(asked.sameDish?.choice).toBe('update');
  });

  it('can be answered otherwise, and again', () => {
    const added = answered(asked, 'add');
    expect(added.outcome).toBe('created');
    expect(added.row).not.toHaveProperty('_id');
    const skipped = answered(added, 'skip');
    expect(skipped.outcome).toBe('unchanged');
    expect(rowsToWrite([skipped])).toEqual([]);
    expect(answered(skipped, 'update')).toEqual(asked);
  });

  it('shows why an update would be refused, and leaves the other answers', () => {
    const refused = { ...asUpdate, outcome: 'refused' as const, errors: { diets: 'No.' } };
    const row = withQuestion(asNew, refused);
    expect(row).toMatchObject({ outcome: 'refused', errors: { diets: 'No.' } });
    expect(answered(row, 'add')).toMatchObject({ outcome: 'created', errors: {} });
  });

  it('is not raised by a row that says what the menu says already', () => {
    const same = withQuestion(asNew, { ...asUpdate, outcome: 'unchanged' });
    expect(same.outcome).toBe('unchanged');
    expect(same.sameDish).toBeUndefined();
  });
});
