import { expect, it } from 'vitest';
import { pictureSizes, smallPicture } from './picture-sizes.ts';

const uploaded = '/api/images/0d3b9c1e-6a52-4b7f-9f0e-1c2d3e4f5a6b';

it('offers the browser the sizes of a picture that was uploaded here', () => {
  expect(pictureSizes(uploaded, '20rem')).toEqual({
    srcSet: `${uploaded}_320 320w, ${uploaded}_640 640w, ${uploaded} 1280w`,
    sizes: '20rem',
  });
});

const others = [
  '',
  undefined,
  '/dish-art/plated/ember-margherita.webp',
  'https://pictures.example/pizza.jpg',
  `https://pictures.example${uploaded}`,
  `${uploaded}_640`,
  `${uploaded}?v=1`,
  'blob:https://thymely.example/0d3b9c1e',
];

it.each(others)('offers nothing for any other address: %s', (address) => {
  expect(pictureSizes(address, '20rem')).toEqual({});
});

it('fills a small place with the smallest size of an upload, and with any other address as it is', () => {
  expect(smallPicture(uploaded)).toBe(`${uploaded}_320`);
  for (const address of others) expect(smallPicture(address ?? '')).toBe(address ?? '');
});
