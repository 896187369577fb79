import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { brandName } from '../../brands/chosen-brand.ts';
import {
  categoriesDocumentOf,
  toCategories,
} from '../../functions/src/menu/categories/categories-document.firestore.ts';
import { createOrderingStore } from '../../functions/src/ordering/ordering.firestore.ts';
import { sampleBrand } from '../build/require-own-data.ts';
import { command, projectOption, UserError } from '../command.ts';
import { countInWords, dishNoun } from '../count-in-words.ts';
import { menuItems } from '../sample-data/dishes/menu-items.ts';
import { optionGroups } from '../sample-data/dishes/option-groups.ts';
import { planMenuSeed, seedMenu } from '../sample-data/seed-menu.ts';
import { ownMenu } from '../sample-data/starting-data.ts';
import { withProject } from './project.ts';

const help = `Says which dishes of the restaurant's menu.json a project lacks, and with --yes adds them. What exists is
never changed; no accounts, hours or tax rates are created.`;
const options = { project: projectOption, yes: { help: 'adds them' } } as const;

await command({ call: 'npm run seed', help, options }, async ({ project, yes }) => {
  const menu = startingDishes();
  // The groups of the sample restaurant are not those of another, even if they have the same IDs.
  const groups = brandName === sampleBrand ? optionGroups : [];
  await withProject(project, async ({ db, place }) => {
    const { toAdd, toKeep, groupsToAdd } = await planMenuSeed(db, menu, groups);
    console.log(
      `Menu of ${place}: ${countInWords(toAdd.length, dishNoun)} of ${brandName} to add, ${toKeep.length} already there.`,
    );
    for (const { _id, name } of toAdd) console.log(`  + ${_id}  ${name}`);
    for (const { _id, name } of groupsToAdd) console.log(`  + ${_id}  ${name} (options)`);
    const { taxRates } = await createOrderingStore(db).readSettings();
    const named = new Set(toAdd.flatMap(({ taxRate }) => (taxRate === undefined ? [] : [taxRate])));
    const unknown = [...named].filter((rate) => taxRates.every(({ id }) => id !== rate));
    if (unknown.length > 0) {
      console.log(
        `Some of these dishes name tax rates that the project does not have: ${unknown.join(', ')}. Until Hours, Rules, has rates of these names, the first rate applies to them.`,
      );
    }
    const { categories } = toCategories(await categoriesDocumentOf(db).get());
    const gone = [...new Set(toAdd.map(({ category }) => category))].filter((category) =>
      categories.every(({ id }) => id !== category),
    );
    if (gone.length > 0) {
      console.log(
        `Some of these dishes are in categories that the project no longer has: ${gone.join(', ')}. They are 'Other dishes' on the menu until you move them.`,
      );
    }
    if (toAdd.length === 0) return;
    if (!yes) {
      console.log('Nothing was written. Run it again with --yes to add them.');
      return;
    }
    const added = await seedMenu(db, menu, groups);
    console.log(`${countInWords(added.toAdd.length, dishNoun)} added.`);
  });
});

/** @throws {UserError} for a restaurant that starts without a menu: the sample's is not its own */
function startingDishes(): MenuItem[] {
  if (brandName === sampleBrand) return menuItems;
  if (ownMenu !== undefined) return ownMenu;
  throw new UserError(
    `brands/${brandName} has no menu.json: write one, or import the menu in the dashboard.`,
  );
}
