import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { decidingScreens, smallModules } from './chunk-groups.ts';

const cwd = resolve(import.meta.dirname, '../..');

it('every module that decides about a chunk exists', () => {
  const patterns = [
    ...decidingScreens.map((path) => `web/${path}`),
    ...Object.values(smallModules)
      .flat()
      .map((path) => (path.endsWith('/*') ? path : `${path}.{ts,tsx}`)),
  ];
  const missing = patterns.filter((path) => globSync(path, { cwd }).length === 0);
  expect(missing).toEqual([]);
});
