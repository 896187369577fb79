import { expect, it } from 'vitest';
import { newerFeatures } from './promised-browsers.ts';

const newer = newerFeatures();

it.each([
  'URL.canParse',
  'AbortSignal.any',
  'Element.prototype.checkVisibility',
  'URLSearchParams.prototype.size',
  'Map.groupBy',
  'Promise.withResolvers',
  'requestIdleCallback',
])('%s is missing in a promised browser', (name) => {
  expect(newer).toContain(name);
});

it.each([
  'AbortSignal.timeout',
  'Array.prototype.toSorted',
  'String.prototype.isWellFormed',
  'CSSPropertyRule',
  'structuredClone',
  'Crypto.prototype.randomUUID',
])('%s is in all of them', (name) => {
  expect(newer).not.toContain(name);
});
