import { expect, it } from 'vitest';
import { categoryIds } from '@thymely/contract/ground/categories';
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
