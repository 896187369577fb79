import { expect, it } from 'vitest';
import { fitWithin, shrinkPicture } from './shrink-picture.ts';

it.each([
  ['a wide picture', { width: 4000, height: 3000 }, { width: 1280, height: 960 }],
  ['a high picture', { width: 1000, height: 2560 }, { width: 500, height: 1280 }],
  ['a small picture, which stays as it is', { width: 64, height: 48 }, { width: 64, height: 48 }],
  ['a line, which keeps one pixel', { width: 5000, height: 1 }, { width: 1280, height: 1 }],
])('a picture is fitted: %s', (_, size, fitted) => {
  expect(fitWithin(size, 1280)).toEqual(fitted);
});

it.each([
  ['image/heic', 'IMG_0142.HEIC'],
  ['image/heif', 'photo'],
  ['', 'IMG_0142.heic'],
])('a HEIC picture of type "%s" is answered with how to make a JPEG of it', async (type, name) => {
  const file = new File(['heic'], name, { type });
  await expect(shrinkPicture(file)).rejects.toThrow(/^This is a HEIC picture.*Make a JPEG of it/);
});
