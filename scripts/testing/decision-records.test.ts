import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../paths.ts';
import { describe, expect, it } from 'vitest';

const folder = fromRoot('docs/decisions');
const files = readdirSync(folder).filter((name) => /^\d{3}-.*\.md$/.test(name));

const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

/** The rows of a Markdown table as lists of cells, without its heading. */
function rowsOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
  return rows.slice(2);
}

function recordIn(name: string) {
  const [, number, title] = /^# (\d{3}) (.+)$/m.exec(read(name)) ?? [];
  const [, date, status] =
    /^# .*\n\nDate: (\d{4}-\d{2}-\d{2}) · Status: (.+)$/m.exec(read(name)) ?? [];
  return { number, title, date, status };
}

describe.each(files)('the record %s', (name) => {
  const { number, title, date, status = '' } = recordIn(name);

  it('has its number and a title, and below them a date and a status', () => {
    expect(number).toBe(name.slice(0, 3));
    expect(title).toBeTruthy();
    expect(date).toBeTruthy();
    expect(status).toMatch(/^(accepted|superseded( in part)? by \d{3})$/);
  });

  it('is superseded by a record that exists, if by any', () => {
    const [later] = /\d{3}/.exec(status) ?? [];
    expect(later === undefined || files.some((each) => each.startsWith(later))).toBe(true);
  });
});

it('the table of docs/decisions/README.md has a row for each record, with its title, date and status', () => {
  const rows = rowsOf(read('README.md'));
  const expected = files.map((name) => {
    const { number, title, date, status } = recordIn(name);
    return [`[${number}](${name})`, title, date, status];
  });
  expect(rows.map((row) => row.slice(0, 4))).toEqual(expected);
  expect(rows.every((row) => row[4] !== undefined && row[4] !== '')).toBe(true);
});

it('no number of a record is used twice, those of records that are gone included', () => {
  const numbers = files.map((name) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
  const gone = ['042', '047', '048', '049', '050', '051', '052', '055'];
  expect(numbers.filter((number) => gone.includes(number))).toEqual([]);
});

it('the table of record 013 says what the files package.json say', () => {
  const packages = ['', 'contract/', 'functions/', 'web/', 'e2e/'].map(
    (path) => JSON.parse(readFileSync(fromRoot(`${path}package.json`), 'utf8')) as PackageFile,
  );
  const [name = ''] = files.filter((each) => each.startsWith('013'));
  const rows = rowsOf(read(name));
  expect(rows.length).toBeGreaterThan(0);
  for (const [dependency = '', range] of rows) {
    const ranges = packages.flatMap(({ dependencies, devDependencies }) =>
      [dependencies?.[dependency], devDependencies?.[dependency]].filter(
        (each) => each !== undefined,
      ),
    );
    expect([dependency, [...new Set(ranges)]]).toEqual([dependency, [range]]);
  }
});

type PackageFile = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
