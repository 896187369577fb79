import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HeroPicture } from '../../src/diner/home/hero-picture.tsx';
import { writeHeroPicture } from './hero-picture.ts';

let folder = '';
let site = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thymely-hero-'));
  site = join(folder, 'site');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function putPicture(width: number, height: number): Promise<void> {
  const red = { create: { width, height, channels: 3, background: '#f00' } } as const;
  await sharp(red).jpeg().toFile(join(folder, 'hero.jpg'));
}

it('the picture of a brand is written in the sizes that its page asks for', async () => {
  await putPicture(1600, 700);
  await writeHeroPicture(site, folder);
  const html = renderToStaticMarkup(HeroPicture({ text: 'The oven & its fire' }));
  expect(html).toContain('alt="The oven &amp; its fire"');
  const [, srcset = ''] = /srcSet="([^"]*)"/.exec(html) ?? [];
  const asked = srcset.split(', ').map((each) => each.split(' '));
  expect(asked.map(([address = '']) => address.replace('/dish-art/', ''))).toEqual(
    readdirSync(join(site, 'dish-art')).toSorted((a, b) => a.length - b.length),
  );
  for (const [address = '', width] of asked) {
    const written = await sharp(join(site, address)).metadata();
    expect([written.format, `${written.width}w`]).toEqual(['webp', width]);
  }
});

it('a brand without a picture has none on its site', async () => {
  await writeHeroPicture(site, folder);
  expect(readdirSync(folder)).toEqual([]);
});

it('a picture that is too small is named with its size, and a text file is no picture', async () => {
  await putPicture(1200, 630);
  await expect(writeHeroPicture(site, folder)).rejects.toThrow(
    /hero\.jpg has 1200 × 630 pixels; 1600 × 700 are the least\.$/,
  );
  writeFileSync(join(folder, 'hero.jpg'), 'no picture');
  await expect(writeHeroPicture(site, folder)).rejects.toThrow(/hero\.jpg is no picture\.$/);
});
