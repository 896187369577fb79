import { expect, it } from 'vitest';
import { isOwnPicture, pictureInWords } from './picture-in-words.ts';

it.each([
  ['/dish-art/1f355.webp', 'A painted plate, until it has a picture.'],
  ['/dish-art/plated/ember-margherita.webp', 'Drawn for this dish, on a plate.'],
  ['/dish-art/plated/empty-soup.webp', 'A painted plate, until it has a picture.'],
  ['/api/images/abc-123', 'A picture that was uploaded.'],
])('a picture on this site is described in words: %s', (image, words) => {
  expect(isOwnPicture(image)).toBe(true);
  expect(pictureInWords(image)).toBe(words);
});

it('a link to another site is not a picture on this site', () => {
  expect(isOwnPicture('https://example.com/dish-art/1f355.webp')).toBe(false);
  expect(isOwnPicture('')).toBe(false);
});
