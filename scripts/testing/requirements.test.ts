import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../paths.ts';
import { filesOfRepository } from './files-of-repository.ts';

const text = readFileSync(fromRoot('docs/requirements.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+) +\| .* \| `([^`]+)` +\|$/gm)].map(
  ([, number = '', file = '']) => ({ number: Number(number), file }),
);

const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('rules-tests/cases/');

/** The numbers that the tests of a file cite. */
function citedIn(path: string): number[] {
  const source = readFileSync(fromRoot(path), 'utf8');
  return [...source.matchAll(/requirement (\d+):/g)].map(([, number]) => Number(number));
}

it('docs/requirements.md lists each number once, without a gap', () => {
  expect(rows.length).toBeGreaterThanOrEqual(62);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
});

it('every number that a test cites is listed in docs/requirements.md, and a test cites every number there', () => {
  const cited = new Set(filesOfRepository().filter(isTest).flatMap(citedIn));
  const listed = rows.map(({ number }) => number);
  expect([...cited].sort((a, b) => a - b)).toEqual(listed);
});

it('the file that docs/requirements.md names for a number has a test of it', () => {
  const wrong = rows.filter(({ number, file }) => !isTest(file) || !citedIn(file).includes(number));
  expect(wrong).toEqual([]);
});
