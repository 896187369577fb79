import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSocialPictures } from './social-pictures.ts';

const site = mkdtempSync(join(tmpdir(), 'thymely-social-'));
const folder = join(site, 'dish-art', 'social');

function dish(_id: string, fields: Partial<MenuItem>): MenuItem {
  const image = '/dish-art/1f372.webp';
  return { _id, name: 'Soup', recipe: 'Hot.', category: 'soup', price: 7, image, ...fields };
}

beforeAll(async () => {
  const red = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#f00' } })
    .webp()
    .toBuffer();
  await writeSocialPictures(site, {
    menu: [
      dish('ember-margherita', {
        category: 'pizza',
        image: '/dish-art/plated/ember-margherita.webp',
      }),
      dish('drawn', { name: 'Bread & <b>butter</b>' }),
      dish('photo', { image: 'https://thymely.example/photo.jpg' }),
      dish('uploaded', { image: '/api/images/red' }),
      dish('long', { name: 'Long '.repeat(24).trim(), category: 'drinks' }),
    ],
    categories: startingCategories,
    photos: new Map([['/api/images/red', red]]),
  });
}, 600_000);

afterAll(() => {
  rmSync(site, { recursive: true, force: true });
});

const read = (id: string) => readFileSync(join(folder, `${id}.png`));

describe('the social picture of a dish', () => {
  it.each(['ember-margherita', 'drawn', 'photo', 'uploaded', 'long'])(
    'is a PNG of 1200 × 630 pixels and at most 200 kB: %s',
    async (id) => {
      const { format, width, height } = await sharp(read(id)).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(statSync(join(folder, `${id}.png`)).size).toBeLessThanOrEqual(200_000);
    },
  );

  it('shows a photo that fills its plate', async () => {
    const inside = { left: 800, top: 200, width: 200, height: 200 };
    const { dominant } = await sharp(
      await sharp(read('uploaded')).extract(inside).toBuffer(),
    ).stats();
    expect(dominant.r).toBeGreaterThan(240);
    expect(dominant.g).toBeLessThan(16);
  });

  it('exists for each dish of the menu and shows its name, so that no two are alike', () => {
    const ids = readdirSync(folder).map((file) => file.replace('.png', ''));
    expect(ids.toSorted()).toEqual(['drawn', 'ember-margherita', 'long', 'photo', 'uploaded']);
    expect(read('drawn').equals(read('photo'))).toBe(false);
  });
});
