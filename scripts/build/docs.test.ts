import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiReference } from './api-reference.ts';

it('docs/api.md says what the contract says: else run `npm run docs`', async () => {
  const file = join(import.meta.dirname, '../../docs/api.md');
  expect(await readFile(file, 'utf8')).toBe(await apiReference());
});
