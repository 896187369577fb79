import { expect, it } from 'vitest';
import { entityTagOf, matchesEntityTag } from './entity-tag.ts';

it('an entity tag is the same for the same content, and differs for other content', () => {
  expect(entityTagOf('a')).toBe(entityTagOf('a'));
  expect(entityTagOf('a')).not.toBe(entityTagOf('b'));
  expect(entityTagOf('a')).toMatch(/^"[\w-]{27}"$/);
});

it.each(['"x"', 'W/"x"', '"y", "x"', '"y",W/"x"', '*'])('%s names "x"', (header) => {
  expect(matchesEntityTag(header, '"x"')).toBe(true);
});

it.each([undefined, '', 'x', '"y"', '"xx"'])('%s does not name "x"', (header) => {
  expect(matchesEntityTag(header, '"x"')).toBe(false);
});
