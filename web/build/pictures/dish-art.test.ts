import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { categories } from '@thymely/contract/ground/categories';
import { emptyPlateOf } from '@thymely/contract/menu/empty-plate';
import { copyDishArt } from './dish-art.ts';
import { isPainted, platedFile, vesselFile } from './painted-art.ts';

const site = mkdtempSync(join(tmpdir(), 'thymely-art-'));

afterAll(() => {
  vi.restoreAllMocks();
  rmSync(site, { recursive: true, force: true });
});

it('a menu that names missing pictures is built all the same, and the pictures are reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const names = ['1f355', 'plated/garden-bowl', '1ffff', 'plated/my-own-pie', 'plated/constructor'];
  const menu = names.map((name) => ({ image: `/dish-art/${name}.webp` }));
  await copyDishArt(site, JSON.stringify(menu));
  expect(warn.mock.calls).toEqual([
    ['The menu names pictures that do not exist: 1ffff, plated/my-own-pie, plated/constructor'],
  ]);
  const art = join(site, 'dish-art');
  const written = [...readdirSync(art), ...readdirSync(join(art, 'plated'))];
  expect(written).toEqual(expect.arrayContaining(['1f355.webp', 'garden-bowl.webp']));
  expect(written).not.toContain('1ffff.webp');
  expect(written).not.toContain('my-own-pie.webp');
}, 60_000);

it('the empty plate of every category is on the site in both sizes, whatever the menu names', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  warn.mockClear();
  await copyDishArt(site, JSON.stringify([{ image: emptyPlateOf('soup') }]));
  expect(warn).not.toHaveBeenCalled();
  for (const { id, vessel } of categories) {
    const file = join(site, emptyPlateOf(id));
    expect(readFileSync(file)).toEqual(readFileSync(vesselFile(vessel, 'card')));
    expect(readFileSync(file.replace('.webp', '-l.webp'))).toEqual(
      readFileSync(vesselFile(vessel, 'large')),
    );
  }
});

it('an empty plate is painted wherever a page is built from a dish', () => {
  expect(isPainted('empty-soup')).toBe(true);
  expect(platedFile('empty-soup', 'large')).toBe(vesselFile('soup', 'large'));
  expect(isPainted('empty-burger')).toBe(false);
});
