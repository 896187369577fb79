import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../paths.ts';
import { judgePoints, readSpecPoints } from './spec-coverage.ts';

const table = [
  '| id | point |',
  '| --- | --- |',
  '| 2.9 | Six categories |',
  '| 2.10 | Eight a page |',
].join('\n');

const test = (title: string, ended: 'passed' | 'failed' | 'skipped' = 'passed') => ({
  title,
  ended,
});

const judge = (...tests: ReturnType<typeof test>[]) => judgePoints(readSpecPoints(table), tests);

describe('the table of the specification', () => {
  it('is read row by row', () => {
    expect(readSpecPoints(table)[0]).toEqual({ id: '2.9', point: 'Six categories' });
  });

  it('is proven by the ids that passed tests carry', () => {
    const tests = [test('the menu has six (spec 2.9)'), test('eight dishes a page (spec 2.10)')];
    expect(judge(...tests)).toEqual({ proven: 2, gaps: [] });
    const both = test('a page has eight of six (spec 2.9, 2.10)');
    expect(judge(both)).toEqual({ proven: 2, gaps: [] });
  });

  it('is proven by a test that passed on its second try', () => {
    const both = { title: 'all (spec 2.9, 2.10)', ended: 'passed on its second try' } as const;
    expect(judgePoints(readSpecPoints(table), [both]).proven).toBe(2);
  });

  it('has a gap where a test failed, even if another passed', () => {
    const passed = test('eight (spec 2.9, 2.10)');
    expect(judge(passed, test('eight dishes a page (spec 2.10)', 'failed'))).toEqual({
      proven: 1,
      gaps: ['2.10 Eight a page: failed: eight dishes a page (spec 2.10)'],
    });
  });

  it.each([
    ['is skipped', test('eight (spec 2.10)', 'skipped')],
    ['has no id', test('eight dishes a page')],
    ['has a longer id', test('two (spec 2.1)')],
  ])('has a gap where the only test %s', (_, only) => {
    expect(judge(test('six (spec 2.9)'), only).gaps).toContain('2.10 Eight a page: no test ran');
  });

  it('has a point for every id that a test carries', () => {
    expect(judge(test('all (spec 2.9, 2.10)'), test('an order is placed (spec 2.11)'))).toEqual({
      proven: 2,
      gaps: ['2.11 is no point: an order is placed (spec 2.11)'],
    });
  });

  it.each(['| 2 | Six categories |', '| 2.1 | |', `${table}\n| 2.9 | Six again |`])(
    'refuses %s',
    (rows) => {
      expect(() => readSpecPoints(rows)).toThrow(/Not a point|two points/);
    },
  );

  it('has the same ids as the tests as written', () => {
    const points = readSpecPoints(readFileSync(fromRoot('docs/spec-coverage.md'), 'utf8'));
    const files = ['e2e/**/*.ts', '{contract,functions,web,scripts}/**/*.test.{ts,tsx}'].flatMap(
      (pattern) => globSync(pattern, { cwd: fromRoot('.'), exclude: ['**/node_modules/**'] }),
    );
    const ids = files
      .filter((file) => !file.endsWith('spec-coverage.test.ts'))
      .flatMap((file) => [...readFileSync(fromRoot(file), 'utf8').matchAll(idsInCode)])
      .flatMap(([, inTitle, inState]) => (inTitle ?? inState ?? '').split(', '));
    expect(new Set(ids)).toEqual(new Set(points.map(({ id }) => id)));
  });
});

/** At the end of a title, or the `spec` of a state in e2e/screens. */
const idsInCode = /\(spec ([\d., ]+)\)['"`]|\bspec: '([\d., ]+)'/g;
