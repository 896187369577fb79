import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { categoryIds } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { maxRimBytes, rimSprite } from './rim-sprite.ts';

const dish = (image: string, _id = 'dish'): MenuItem => ({
  _id,
  name: 'Dish',
  recipe: 'Good.',
  category: 'pizza',
  price: 9,
  image,
});

async function frames(dishes: (MenuItem | null)[]): Promise<Buffer[]> {
  const sprite = sharp(await rimSprite(dishes));
  const { width = 0, height = 0 } = await sprite.metadata();
  expect(width).toBe(height * dishes.length);
  return Promise.all(
    dishes.map((_, place) =>
      sprite
        .clone()
        .extract({ left: place * height, top: 0, width: height, height })
        .raw()
        .toBuffer(),
    ),
  );
}

/** The mean difference of the bytes; compression makes even equal frames differ a little. */
function difference(one: Uint8Array = Buffer.of(), other: Uint8Array = Buffer.of()): number {
  const sum = one.reduce((total, byte, place) => total + Math.abs(byte - (other[place] ?? 0)), 0);
  return sum / one.length;
}

/** Returns the share of pixels that are not transparent. */
function opacity(frame: Uint8Array = Buffer.of()): number {
  const alphas = frame.filter((_, place) => place % 4 === 3);
  return alphas.filter((alpha) => alpha > 8).length / alphas.length;
}

describe("the picture of the clock's rim", () => {
  it('shows plated dishes, and otherwise the painted plate of the dish', async () => {
    const [plated, drawn, other, photo, unknown, none] = await frames([
      dish('/dish-art/plated/ember-margherita.webp'),
      dish('/dish-art/1f355.webp'),
      dish('/dish-art/1f355.webp', 'other'),
      dish('/api/images/abc'),
      dish('/dish-art/plated/no-such-dish.webp'),
      null,
    ]);
    expect(difference(plated, photo)).toBeGreaterThan(10);
    expect(difference(drawn, other)).toBeGreaterThan(3);
    expect(difference(drawn, photo)).toBeLessThan(difference(drawn, other) / 2);
    expect(difference(drawn, unknown)).toBeLessThan(difference(drawn, other) / 2);
    expect(opacity(none)).toBe(0);
    expect(opacity(photo)).toBeGreaterThan(0.5);
  });

  it('has at most 21 kB where all plates are painted', async () => {
    const painted = Array.from({ length: 12 }, (_, hour) =>
      dish('/dish-art/1f355.webp', `${hour}`),
    );
    expect((await rimSprite(painted)).length).toBeLessThanOrEqual(21_000);
  });

  it('is refused beyond 30 kB, where all plates are painted, too', async () => {
    const painted = Array.from({ length: 60 }, (_, id) => ({
      ...dish('/dish-art/1f355.webp', `${id}`),
      category: categoryIds[id % categoryIds.length] ?? '',
    }));
    await expect(rimSprite(painted)).rejects.toThrow(`${maxRimBytes} bytes`);
  });

  it('has at most 30 kB, however full the plates are', async () => {
    const full = Array.from({ length: 12 }, () => dish('/dish-art/plated/four-cheeses.webp'));
    expect((await rimSprite(full)).length).toBeLessThanOrEqual(maxRimBytes);
    expect(maxRimBytes).toBeLessThanOrEqual(30_000);
  });
});
