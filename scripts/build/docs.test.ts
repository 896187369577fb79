import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiReference } from './api-reference.ts';
import { openApiText } from './openapi.ts';

/** The reference, shared by all tests because formatting it takes a second. */
const reference = apiReference();

const docs = join(import.meta.dirname, '../../docs');

it('docs/api.md agrees with the contract; otherwise run `npm run docs`', async () => {
  expect(await readFile(join(docs, 'api.md'), 'utf8')).toBe(await reference);
});

it('docs/openapi.json agrees with the contract; otherwise run `npm run docs`', async () => {
  expect(await readFile(join(docs, 'openapi.json'), 'utf8')).toBe(await openApiText());
});

/** Returns the cells of each row of a table, in which `\|` does not end a cell. */
function rowsOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('| -'));
  return lines.map((line) => line.slice(1, -1).split(/(?<!\\)\|/));
}

it('tables of docs/api.md have two or three cells in every row, none of them longer than 220 characters', async () => {
  const rows = rowsOf(await reference);
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter((cells) => cells.length < 2 || cells.length > 3)).toEqual([]);
  const long = rows.flat().filter((cell) => cell.trim().length > 220);
  expect(long).toEqual([]);
});

it('every link in docs/api.md leads to exactly one heading', async () => {
  const text = await reference;
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title.toLowerCase());
  const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((anchor) => headings.filter((each) => each === anchor).length !== 1)).toEqual(
    [],
  );
});
