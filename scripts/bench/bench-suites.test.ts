import { expect, it } from 'vitest';
import { benchSuites, benchSuitesFrom } from './bench-suites.ts';

it('measures all suites unless some are named', () => {
  expect(benchSuitesFrom(undefined)).toEqual(benchSuites);
});

it('measures the named suites in the order of the table', () => {
  expect(benchSuitesFrom('api,pages')).toEqual(['pages', 'api']);
});

it.each(['page', '', 'pages,'])("answers '%s' with the usage", (only) => {
  expect(() => benchSuitesFrom(only)).toThrow(/There's no suite '.*'\.\nUsage: npm run bench/);
});
