import { expect, it } from 'vitest';
import { inFileName } from './file-name.ts';

it.each([
  ['Thymely', 'thymely'],
  ['Forno da Graça', 'forno-da-graca'],
  ['Müller & Söhne', 'muller-sohne'],
  ['寿司', 'restaurant'],
])('%s begins the name of a file as %s', (name, inFile) => {
  expect(inFileName(name)).toBe(inFile);
});
