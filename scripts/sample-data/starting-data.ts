import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewOrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type * as v from 'valibot';
import { brand, brandFolder, brandName } from '../../brands/chosen-brand.ts';
import { UnusableBrand } from '../../brands/check-facts.ts';
import { menuItems } from './dishes/menu-items.ts';
import { sampleOrdering } from './ordering.ts';
import {
  readStartingFile,
  startingOrderingSchema,
  startingMenuSchema,
} from './read-starting-file.ts';

/** What the brand's folder has under a name. A fault in it ends the process, as others of a brand do. */
function ofBrand<Data>(file: string, schema: v.GenericSchema<unknown, Data>): Data | undefined {
  const path = join(brandFolder, file);
  if (!existsSync(path)) return undefined;
  try {
    return readStartingFile(schema, readFileSync(path, 'utf8'), `brands/${brandName}/${file}`);
  } catch (error) {
    if (!(error instanceof UnusableBrand)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The hours that a local stack starts with: those of the samples, changed by `hours.json`. */
export const startingOrdering: NewOrderingSettings = {
  ...sampleOrdering,
  ...ofBrand('hours.json', startingOrderingSchema),
};

/** The brand's `menu.json`, if it has one. */
export const ownMenu: MenuItem[] | undefined = ofBrand(
  'menu.json',
  startingMenuSchema({ rates: startingOrdering.taxRates, brand }),
);

/** The menu that a local stack starts with: the brand's, or the sample menu. */
export const startingMenu: MenuItem[] = ownMenu ?? menuItems;
