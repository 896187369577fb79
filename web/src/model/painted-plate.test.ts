import { expect, it } from 'vitest';
import { categoryIds } from '@thymely/contract/ground/categories';
import { CategoryList, builtCategories, showCategories } from '../lib/categories.ts';
import { paintedPlateOf, pictureOf, plateChoices } from './painted-plate.ts';

const partsOf = (address: string): number[] => (address.match(/\d+/g) ?? []).map(Number);

it('a category has a rim of its own, and a dish keeps its ornament and color when it is moved', () => {
  const plates = ['', ...categoryIds].map((category) =>
    partsOf(paintedPlateOf('soup-1', category)),
  );
  const rims = plates.map(([rim]) => rim);
  expect(new Set(rims).size).toBe(Math.min(rims.length, plateChoices.rims));
  expect(new Set(plates.map(([, ...rest]) => rest.join())).size).toBe(1);
});

it('added categories have rims that no other has while there are any, and keep them when all are arranged', () => {
  const [one] = builtCategories.all;
  if (!one) throw new Error('There are no categories.');
  // All differ from each other and from the plain rim.
  const added = Array.from({ length: plateChoices.rims - 1 - categoryIds.length }, (_, place) => ({
    ...one,
    id: `added-${place}`,
  }));
  const rimsIn = (list: readonly (typeof one)[]) => {
    showCategories(new CategoryList(list, ''));
    const ids = ['', ...categoryIds, ...added.map(({ id }) => id)];
    return ids.map((category) => partsOf(paintedPlateOf('soup-1', category))[0]);
  };
  const rims = rimsIn([...builtCategories.all, ...added]);
  expect(new Set(rims).size).toBe(plateChoices.rims);
  expect(rimsIn([...added, ...builtCategories.all].toReversed())).toEqual(rims);
  // One more shares a rim, and the others keep theirs.
  expect(rimsIn([...builtCategories.all, ...added, { ...one, id: 'z' }])).toEqual(rims);
});

it('every ID has one of the plates that are drawn', () => {
  const ids = Array.from({ length: 500 }, (_, place) => `dish-${place}-ã`);
  const plates = ids.map((id) => partsOf(paintedPlateOf(id, 'no-such-category')));
  expect(new Set(plates.map(([rim]) => rim)).size).toBe(1);
  expect(new Set(plates.map(([, ornament]) => ornament)).size).toBe(plateChoices.ornaments);
  expect(new Set(plates.map(([, , color]) => color)).size).toBe(plateChoices.colors);
});

it.each(['/dish-art/1f355.webp', '/dish-art/1f336-fe0f.webp', '/dish-art/plated/empty-soup.webp'])(
  'a dish with a drawing or an empty plate is shown by its painted plate: %s',
  (image) => {
    const dish = { _id: 'udon', image, category: 'soup' };
    expect(pictureOf(dish)).toBe(paintedPlateOf('udon', 'soup'));
  },
);

it.each([
  '',
  '/dish-art/plated/ember-margherita.webp',
  '/dish-art/painted/1-2-0.svg',
  '/api/images/abc',
  'https://pictures.example/dish-art/1f355.webp',
])('any other picture is shown as it is: %s', (image) => {
  expect(pictureOf({ _id: 'udon', image, category: 'soup' })).toBe(image);
});
