import { expect, it } from 'vitest';
import { contentIdOf } from '../dish-content.ts';
import type { ImportReading, MenuStore } from '../store.ts';
import { importMenu } from './import-menu.ts';

/** Returns what an import of one row would create on a menu whose new category has this vessel. */
async function createdWith(vessel: string) {
  const decided: unknown[] = [];
  const importItems: MenuStore['importItems'] = async ({ contentIds }, _, decide) => {
    const reading: ImportReading = {
      onMenu: new Map(),
      stored: new Set(),
      groups: new Set(),
      taxRates: new Set(),
      categories: new Set(['calzones']),
      vessels: new Map([['calzones', vessel]]),
      addedIds: new Map(contentIds.map((id) => [id, id])),
    };
    const { changes, answer } = decide(reading);
    decided.push(...changes);
    return answer;
  };
  await importMenu(
    { menu: { importItems } as MenuStore, nowMs: () => 0 },
    {
      actor: { uid: 'ada' },
      rows: [{ name: 'Calzone', category: 'calzones', price: 12 }],
      dryRun: false,
    },
  );
  return decided as { create: string; item: Parameters<typeof contentIdOf>[0] }[];
}

it('a dish without a picture gets the plate of its category, also of one that the brand lacks', async () => {
  const [dish] = await createdWith('pizza');
  expect(dish?.item.image).toBe('/dish-art/plated/empty-pizza.webp');
  // The same row is the same dish, even if its category was given another plate since.
  const [later] = await createdWith('soup');
  expect(later?.create).toBe(dish?.create);
  expect(dish && contentIdOf(dish.item)).toBe(dish?.create);
});
