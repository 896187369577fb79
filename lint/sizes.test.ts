import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lintPlanted } from './planted.ts';
import { longFunctions, mostLines } from './sizes.ts';

/** Elsewhere, nothing allows their functions to be long. */
const elsewhere = (file: string): string => `elsewhere/${file}`;

const found = lintPlanted(
  Object.fromEntries(
    Object.keys(longFunctions).map((file) => [
      elsewhere(file),
      readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
    ]),
  ),
);

it.each(Object.entries(longFunctions))('%s has a function of exactly %i lines', (file, lines) => {
  const complaints = (found.get(elsewhere(file)) ?? []).filter(
    ({ rule }) => rule === 'eslint(max-lines-per-function)',
  );
  const longest = Math.max(
    ...complaints.map(({ message }) => Number(/too many lines \((\d+)\)/.exec(message)?.[1])),
  );
  expect(lines).toBeGreaterThan(mostLines);
  expect(longest).toBe(lines);
});
