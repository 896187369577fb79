import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fromRoot } from '../../paths.ts';
import { copiedPages } from './copied-pages.ts';

it('a page that was copied with the folder and not written anew is named', () => {
  const brands = mkdtempSync(join(tmpdir(), 'brands-'));
  for (const name of ['forno-da-graca', 'luna']) {
    cpSync(fromRoot('brands/forno-da-graca'), join(brands, name), { recursive: true });
  }
  const all = ['forno-da-graca', 'luna'];
  expect(copiedPages('luna', brands, all)).toContain(
    'brands/luna/pages/privacy.md is still that of forno-da-graca: write your own, or delete it.',
  );
  for (const page of copiedPages('luna', brands, all)) {
    const [, file = ''] = /(pages\/\S+)/.exec(page) ?? [];
    writeFileSync(join(brands, 'luna', file), '# Our own\n');
  }
  expect(copiedPages('luna', brands, all)).toEqual([]);
  rmSync(brands, { recursive: true });
});

it('the restaurants of this repository have pages of their own', () => {
  expect(copiedPages('forno-da-graca')).toEqual([]);
});
