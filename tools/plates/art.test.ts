import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { vessels } from '../../brands/category-rules.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { menuItems } from '../../scripts/sample-data/dishes/menu-items.ts';
import {
  brandArt,
  platedFile,
  vesselArt,
  vesselFile,
} from '../../web/build/pictures/painted-art.ts';
import { hashFile, hashOfPainter } from './hash-of-painter.ts';
import { plates } from './plates.ts';

const ids = menuItems.map(({ _id }) => _id);
const bytesOf = (file: string) => statSync(file).size;

it('every vessel is there in both sizes', () => {
  const files = readdirSync(vesselArt);
  const expected = vessels.flatMap((vessel) => [`${vessel}.webp`, `${vessel}-l.webp`]);
  expect(files.toSorted()).toEqual(expected.toSorted());
});

describe('the committed pictures of the sample restaurant', () => {
  it('are there in both sizes for every dish of the sample menu, and for no other', () => {
    const files = readdirSync(join(brandArt, 'plated'));
    const expected = ids.flatMap((id) => [`${id}.webp`, `${id}-l.webp`]);
    expect(files.toSorted()).toEqual(expected.toSorted());
    expect(Object.keys(plates).toSorted()).toEqual(ids.toSorted());
  });

  it('were painted by the painter as it is: after a change run `npm run art` and commit them', () => {
    expect(readFileSync(hashFile, 'utf8').trim()).toBe(hashOfPainter());
  });

  it('have 8 kB on average on a card and none more than 12 kB, and 24 kB at most on the sheet', () => {
    const cards = ids.map((id) => bytesOf(platedFile(id, 'card')));
    expect(cards.reduce((sum, each) => sum + each, 0) / ids.length).toBeLessThanOrEqual(8000);
    expect(Math.max(...cards)).toBeLessThanOrEqual(12_000);
    const large = ids.map((id) => bytesOf(platedFile(id, 'large')));
    expect(Math.max(...large)).toBeLessThanOrEqual(24_000);
  });

  it('have 3 MB at most together', () => {
    const all = [join(brandArt, 'plated'), vesselArt].flatMap((folder) =>
      readdirSync(folder).map((file) => join(folder, file)),
    );
    const bytes = all.reduce((sum, file) => sum + bytesOf(file), 0);
    expect(bytes).toBeLessThanOrEqual(3_000_000);
  });

  it('are 256 and 560 pixels wide and high, on no ground of their own', async () => {
    const dish = await Promise.all(
      (['card', 'large'] as const).flatMap((size) =>
        [platedFile('ember-margherita', size), vesselFile('soup', size)].map(async (file) => {
          const { format, width, height, hasAlpha } = await sharp(file).metadata();
          return { format, width, height, hasAlpha };
        }),
      ),
    );
    const square = (side: number) => ({
      format: 'webp',
      width: side,
      height: side,
      hasAlpha: true,
    });
    expect(dish).toEqual([256, 256, 560, 560].map(square));
  });
});
