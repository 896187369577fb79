import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { ClockDishes } from '../../src/api/clock.ts';
import { assetName } from '../assets/asset-names.ts';
import { clockDishes } from './clock-dishes.ts';
import type { Photos } from '../pictures/photos.ts';
import { rimSprite } from './rim-sprite.ts';

type ClockFacts = {
  menu: readonly MenuItem[];
  categories: readonly MenuCategory[];
  photos: Photos;
};

/** Writes the clock's dishes to `clock.json`, and their picture, named by its content hash. */
export async function writeClock(
  site: string,
  { menu, categories, photos }: ClockFacts,
): Promise<ClockDishes> {
  const dishes = clockDishes(menu, categories);
  const picture = await rimSprite(dishes, photos);
  const rim = `/assets/${assetName(picture, 'webp')}`;
  await writeFile(join(site, rim), picture);
  const clock = { rim, dishes };
  await writeFile(join(site, 'clock.json'), JSON.stringify(clock));
  return clock;
}
