import { expect, it } from 'vitest';
import { benchParts, benchPartsFrom } from './bench-parts.ts';

it('measures all parts unless some are named', () => {
  expect(benchPartsFrom(undefined)).toEqual(benchParts);
});

it('measures the named parts in the order of the table', () => {
  expect(benchPartsFrom('api,pages')).toEqual(['pages', 'api']);
});

it.each(['page', '', 'pages,'])("answers '%s' with the usage", (only) => {
  expect(() => benchPartsFrom(only)).toThrow(/There's no part '.*'\.\nUsage: npm run bench/);
});
