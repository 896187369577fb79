import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../paths.ts';
import { gapsOf, ranTestsOf, readSpecPoints, tallyPoints } from './spec-coverage.ts';

const table = [
  '| § | point | proven by |',
  '| --- | --- | --- |',
  '| 2 | Six categories | `the menu has six`; `the menu › counts` |',
  '| 9 | Eight a page | `a page has eight` |',
].join('\n');

const vitestReport = {
  testResults: [
    {
      assertionResults: [
        { ancestorTitles: ['the menu'], title: 'counts', status: 'passed' },
        { ancestorTitles: [], title: 'a page has eight', status: 'skipped' },
      ],
    },
  ],
};

const playwrightReport = (ok: boolean) => ({
  suites: [{ specs: [], suites: [{ specs: [{ title: 'the menu has six', ok }] }] }],
});

const both = (ok: boolean) => [...ranTestsOf(vitestReport), ...ranTestsOf(playwrightReport(ok))];

describe('the table of the specification', () => {
  const [categories, pages] = readSpecPoints(table);

  it('is read row by row, with every test named', () => {
    expect(categories).toEqual({
      section: '2',
      point: 'Six categories',
      tests: ['the menu has six', 'the menu › counts'],
    });
  });

  it('proves a point by the tests of both runners', () => {
    expect(categories && gapsOf(categories, both(true))).toEqual([]);
  });

  it('tells a test that failed from one that did not run', () => {
    expect(categories && gapsOf(categories, both(false))).toEqual(['failed: the menu has six']);
    expect(pages && gapsOf(pages, both(true))).toEqual(['did not run: a page has eight']);
  });

  it('counts points as tests', () => {
    expect(tallyPoints(readSpecPoints(table), both(true))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it.each(['| 2 | Six categories | nothing |', '| 2 | | `a test` |'])('refuses %s', (row) => {
    expect(() => readSpecPoints(row)).toThrow('Not a point with a test');
  });

  it('goes through every section of the specification that a diner can see', () => {
    const points = readSpecPoints(readFileSync(fromRoot('docs/spec-coverage.md'), 'utf8'));
    const sections = new Set(points.map(({ section }) => section));
    expect([...sections]).toEqual(expect.arrayContaining(['1', '2', '4', '5', '6', '8', '9']));
    expect(new Set(points.map(({ point }) => point)).size).toBe(points.length);
  });
});
