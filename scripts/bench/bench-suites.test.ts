import { expect, it } from 'vitest';
import { readOptions } from '../command.ts';
import { benchCommand, benchSuites, benchSuitesFrom } from './bench-suites.ts';

it('measures all suites unless some are named', () => {
  expect(benchSuitesFrom(undefined)).toEqual(benchSuites);
});

it('measures the named suites in the order of the table', () => {
  expect(benchSuitesFrom('api,pages')).toEqual(['pages', 'api']);
});

it.each(['page', '', 'pages,'])("answers '%s' with the usage", (only) => {
  expect(() => benchSuitesFrom(only)).toThrow(/There's no suite '.*'\.\nUsage: npm run bench/);
});

it('repeats a rush as often as a whole number says', () => {
  expect(readOptions(benchCommand, ['--runs', '3']).values.runs).toBe('3');
  for (const runs of ['0', '2.5', 'five']) {
    expect(() => readOptions(benchCommand, ['--runs', runs])).toThrow(/--runs cannot be/);
  }
});
