import { expect, it } from 'vitest';
import { imageIdIn, imagePathOf } from './image-path.ts';

it("finds the id in every form of a picture's address", () => {
  expect(imageIdIn(imagePathOf('a-b_9'))).toBe('a-b_9');
  expect(imageIdIn('https://thymely.test/api/images/a-b_9')).toBe('a-b_9');
  expect(imageIdIn('http://127.0.0.1:5000/api/images/a?v=1')).toBe('a');
});

it.each(['', '/dish-art/1f372.webp', '/api/images/', '/x/api/images/a', '/api/images/a/b'])(
  'finds none in %j',
  (address) => {
    expect(imageIdIn(address)).toBeUndefined();
  },
);
