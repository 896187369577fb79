import { expect, it } from 'vitest';
import { allIdsOf, imageIdIn, imagePathOf } from './image-path.ts';

it("the ID is found in every form of a picture's address", () => {
  expect(imageIdIn(imagePathOf('a-b_9'))).toBe('a-b_9');
  expect(imageIdIn('https://thymely.test/api/images/a-b_9')).toBe('a-b_9');
  expect(imageIdIn('http://127.0.0.1:5000/api/images/a?v=1')).toBe('a');
});

it('the ID is found in the address of each size, and no other suffix is taken for a size', () => {
  expect(allIdsOf('a')).toEqual(['a', 'a_320', 'a_640']);
  expect(imageIdIn('/api/images/a_320')).toBe('a');
  expect(imageIdIn('https://thymely.test/api/images/a_640?v=1')).toBe('a');
  expect(imageIdIn('/api/images/a_100')).toBe('a_100');
  expect(imageIdIn('/api/images/a_320_640')).toBe('a_320_640');
});

it.each(['', '/dish-art/1f372.webp', '/api/images/', '/x/api/images/a', '/api/images/a/b'])(
  'there is no ID in %j',
  (address) => {
    expect(imageIdIn(address)).toBeUndefined();
  },
);
