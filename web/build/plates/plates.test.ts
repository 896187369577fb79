import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plates } from './plates.ts';
import { platedDish } from './render-plate.ts';

const ids = Object.keys(plates);
const pictures = new Map<string, Buffer>();

describe('the plated dishes', () => {
  it('are 8 kB on average, and none more than 12 kB', async () => {
    for (const id of ids) pictures.set(id, await platedDish(id));
    const bytes = [...pictures.values()].map((picture) => picture.length);
    expect(bytes.reduce((sum, each) => sum + each, 0) / bytes.length).toBeLessThanOrEqual(8000);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(12_000);
  }, 60_000);

  it('are 24 kB at most where the sheet shows them large, 560 pixels wide', async () => {
    const large = await Promise.all(ids.map((id) => platedDish(id, 'large')));
    expect(Math.max(...large.map((picture) => picture.length))).toBeLessThanOrEqual(24_000);
    const { width, height, hasAlpha } = await sharp(large[0]).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 560, height: 560, hasAlpha: true });
  }, 60_000);

  it('are 256 pixels wide and high, on no ground of their own', async () => {
    const { width, height, hasAlpha } = await sharp(pictures.get('ember-margherita')).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 256, height: 256, hasAlpha: true });
  });

  it('look different from each other', () => {
    const servings = ids.map((id) => JSON.stringify(plates[id]));
    expect(new Set(servings).size).toBe(ids.length);
  });

  it('look the same each time they are drawn', async () => {
    expect(await platedDish('garden-bowl')).toEqual(pictures.get('garden-bowl'));
  });

  it('are refused without a plate, by the name of the dish', async () => {
    await expect(platedDish('no-such-dish')).rejects.toThrow('There is no plate of no-such-dish');
  });
});
