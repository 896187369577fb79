import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { colors } from '../../../brands/chosen-brand.ts';
import { paintedPlateOf, plateChoices } from '../../src/model/painted-plate.ts';
import { platePicture, platesIn, writePaintedPlates } from './painted-plates.ts';
import { drawnChoices, plateDrawing } from './plate-drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'thymely-plates-'));
const painted = join(folder, 'painted');

beforeAll(() => writePaintedPlates(folder));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('the browser chooses among all plates that are drawn, at least 400', () => {
  expect(plateChoices).toEqual(drawnChoices);
  const { rims, ornaments, colors: count } = plateChoices;
  expect(readdirSync(painted)).toHaveLength(rims * ornaments * count);
  expect(rims * ornaments * count).toBeGreaterThanOrEqual(400);
});

it('every plate is another picture, has at most 2 kB (gzip) and is darker in the dark scheme', () => {
  const drawings = readdirSync(painted).map((file) => readFileSync(join(painted, file), 'utf8'));
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const drawing of drawings) {
    expect(gzipSync(drawing).length).toBeLessThanOrEqual(2000);
    expect(drawing).toContain('@media (prefers-color-scheme:dark)');
    expect(drawing).not.toMatch(/<script|<image|href|NaN|undefined/);
  }
});

it("a plate is painted in the brand's colors", () => {
  const drawing = plateDrawing({ rim: 1, ornament: 1, color: 0 });
  for (const name of ['leaf-700', 'leaf-500', 'star'])
    expect(drawing).toContain(colors.light[name]);
});

it('a plate that nobody has drawn is a mistake', () => {
  const [plate] = platesIn('/dish-art/painted/12-0-0.svg');
  expect(() => plate && plateDrawing(plate)).toThrow('There is no painted plate 12-0-0.');
});

it('a picture of a plate is round, and looks the same whatever the scheme is', async () => {
  const { data, info } = await sharp(await platePicture('/dish-art/painted/11-1-0.svg', 120))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([120, 120]);
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  expect(alphaAt(0, 0)).toBe(0);
  expect(alphaAt(60, 60)).toBe(255);
});

it('no page of the second restaurant shows a plate twice, however its menu is sorted', () => {
  const file = join(import.meta.dirname, '../../../brands/forno-da-graca/menu.json');
  const menu = JSON.parse(readFileSync(file, 'utf8')) as MenuItem[];
  // Dishes of different categories have different rims; within one, no two plates are the same.
  for (const category of new Set(menu.map((dish) => dish.category))) {
    const dishes = menu.filter((dish) => dish.category === category);
    const plates = dishes.map(({ _id }) => paintedPlateOf(_id, category));
    expect(new Set(plates).size, category).toBe(dishes.length);
  }
});
