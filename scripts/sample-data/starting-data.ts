import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewOrderingSettings } from '@thymely/contract/hours/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { brandFolder } from '../../brands/chosen-brand.ts';
import { menuItems } from './menu-items.ts';
import { sampleOrdering } from './ordering.ts';

/** What the brand's folder has under a name, as it is written there. */
function ofBrand<Data>(file: string): Data | undefined {
  const path = join(brandFolder, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Data) : undefined;
}

/** The menu that a local stack starts with: the brand's `menu.json`, or the sample menu. */
export const startingMenu: MenuItem[] = ofBrand<MenuItem[]>('menu.json') ?? menuItems;

/** The hours that a local stack starts with: those of the samples, changed by `hours.json`. */
export const startingOrdering: NewOrderingSettings = {
  ...sampleOrdering,
  ...ofBrand<Partial<NewOrderingSettings>>('hours.json'),
};
