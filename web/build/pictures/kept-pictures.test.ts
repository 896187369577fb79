import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pictureKeeper } from './kept-pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thymely-kept-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const make = (text: string) => vi.fn(() => Promise.resolve(Buffer.from(text)));

it('a picture is made once, for this build and later ones', async () => {
  const draw = make('soup');
  for (const keep of [await pictureKeeper([], folder), await pictureKeeper([], folder)]) {
    expect(await keep('soup, small', draw)).toEqual(Buffer.from('soup'));
    expect(await keep('soup, small', draw)).toEqual(Buffer.from('soup'));
  }
  expect(draw).toHaveBeenCalledTimes(1);
});

it('a different key makes a different picture', async () => {
  const keep = await pictureKeeper([], folder);
  await keep('soup', make('soup'));
  expect(await keep('cake', make('cake'))).toEqual(Buffer.from('cake'));
});

it('a picture is made again after its source files have changed', async () => {
  const source = join(folder, 'brush.ts');
  const madeBy = [relative(join(import.meta.dirname, '..', '..'), source)];
  writeFileSync(source, 'thin');
  const first = await (await pictureKeeper(madeBy, folder))('soup', make('thin soup'));
  writeFileSync(source, 'thick');
  const second = await (await pictureKeeper(madeBy, folder))('soup', make('thick soup'));
  expect([first, second].map(String)).toEqual(['thin soup', 'thick soup']);
});
