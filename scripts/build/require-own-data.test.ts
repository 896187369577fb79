import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { requireMenuFile, requireOwnData } from './require-own-data.ts';

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

const folder = mkdtempSync(join(tmpdir(), 'menu-file-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each([
  ['no JSON', '# Menu', /is not a menu: it is no JSON\. `npm run menu-json` writes one\.$/],
  ['no list', '{"a":1}', /is not a menu: it is no list of dishes\./],
  ['a list of something else', '[{"a":1}]', /is not a menu: 0\._id cannot be undefined\./],
])('a menu file that is %s is refused in one line', (_what, text, line) => {
  const file = join(folder, 'menu.json');
  writeFileSync(file, text);
  expect(() => {
    requireMenuFile(file);
  }).toThrow(line);
});

it('a menu file has to be a file, and may be empty', () => {
  const file = join(folder, 'menu.json');
  writeFileSync(file, '[]');
  requireMenuFile(file);
  expect(() => {
    requireMenuFile(folder);
  }).toThrow(/^There's no menu file at /);
  expect(() => {
    requireMenuFile('[]');
  }).toThrow("There's no menu file at []. An empty menu is a file that holds [].");
});
