import { expect, it } from 'vitest';
import { requireOwnData } from './require-own-data.ts';

const real = { brand: 'forno', project: 'forno-1', hasMenu: true, isSample: false };

const errorOf = (changes: Partial<typeof real>) => {
  try {
    requireOwnData({ ...real, ...changes });
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

it('a real project gets a restaurant and a menu of its own', () => {
  expect(errorOf({})).toBeUndefined();
});

it('the sample restaurant is refused for a real project, unless it is meant', () => {
  expect(errorOf({ brand: 'thymely' })).toMatch(
    /^BRAND is thymely, the sample restaurant: .*--sample\.$/,
  );
  expect(errorOf({ brand: 'thymely', hasMenu: false, isSample: true })).toBeUndefined();
});

it('a forgotten menu never publishes the sample dishes', () => {
  expect(errorOf({ hasMenu: false })).toMatch(/^A menu is missing: add --menu <file>\./);
});

it('builds without a project, or for the emulators, are of the sample as they were', () => {
  const sample = { brand: 'thymely', hasMenu: false };
  expect(errorOf({ ...sample, project: '' })).toBeUndefined();
  expect(errorOf({ ...sample, project: 'demo-thymely' })).toBeUndefined();
});
