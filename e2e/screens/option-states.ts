import type { ListedState } from './screen-state.ts';
import { button, dialog, heading, mainLink, press, text } from './shows.ts';

/** Categories and options, as the dashboard sets them, and the declarations of a dish. */
export const optionStates: ListedState[] = [
  {
    name: 'categories',
    route: '/dashboard/categories',
    as: 'admin',
    reach: async (page) => {
      await page.getByText('Color, plate and load').first().click();
      await page.getByText('ServedAlways').first().click();
      await page.getByRole('button', { name: 'Add times' }).first().click();
    },
    shows: button('Add category'),
  },
  {
    name: 'categories-delete-question',
    route: '/dashboard/categories',
    as: 'admin',
    reach: press('Delete Soups'),
    shows: dialog('Delete Soups?'),
  },
  {
    name: 'categories-conflict',
    seenIn: 'update-menu-conflict',
    route: '/dashboard/categories',
    as: 'admin',
    fault: 'the categories are changed by somebody else meanwhile',
    reach: async (page) => {
      await page.getByLabel('Name', { exact: true }).first().fill('Bowls');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    shows: text('Someone else changed the categories'),
  },
  {
    name: 'categories-error',
    seenIn: 'users-error',
    route: '/dashboard/categories',
    as: 'admin',
    fault: 'the categories fail',
    shows: button('Retry'),
    widths: [360],
  },
  {
    name: 'update-menu-contradiction',
    route: '/dashboard/update-menu/:id',
    at: '/dashboard/update-menu/thymely-burger',
    as: 'admin',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Sizes' }).check();
      await page.getByLabel('Size', { exact: true }).first().fill('Double');
      await page.getByRole('button', { name: 'Add times' }).click();
      await page.getByLabel('From', { exact: true }).fill('18:00');
      await page.getByLabel('To', { exact: true }).fill('01:00');
      await page.getByRole('button', { name: 'Add times' }).click();
      await page.getByRole('group', { name: 'Diets' }).getByLabel('Vegan').check();
      await page.getByLabel('Load', { exact: true }).last().scrollIntoViewIfNeeded();
      await page.getByRole('group', { name: 'Allergens' }).scrollIntoViewIfNeeded();
    },
    shows: text(/^A .+ dish can't contain /),
  },
  { name: 'options', route: '/dashboard/options', as: 'admin', shows: mainLink('Edit Extras') },
  {
    name: 'options-delete-question',
    seenIn: 'manage-items-delete-question',
    route: '/dashboard/options',
    as: 'admin',
    reach: press('Delete Extras'),
    shows: dialog('Are you sure?'),
  },
  {
    name: 'options-edit',
    route: '/dashboard/options/:id',
    at: '/dashboard/options/kind-of-milk',
    as: 'admin',
    // The declaration of its first choice is open, and its prices by size.
    reach: async (page) => {
      await page
        .getByText(/^Diets and allergens:/)
        .first()
        .click();
      await page
        .getByText(/^Price by size:/)
        .first()
        .click();
    },
    shows: button('Save'),
  },
  {
    name: 'options-conflict',
    seenIn: 'update-menu-conflict',
    route: '/dashboard/options/:id',
    at: '/dashboard/options/pizza-extras',
    as: 'admin',
    fault: 'options are changed by somebody else meanwhile',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Anything on top?');
      await page.getByLabel('Extra price').first().fill('2.75');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    shows: text('Someone else changed these options'),
  },
  {
    name: 'options-new-errors',
    seenIn: 'add-menu-errors',
    route: '/dashboard/options/:id',
    at: '/dashboard/options/new',
    as: 'admin',
    reach: press('Save'),
    shows: text('Please check 3 fields.'),
  },
  {
    name: 'options-import',
    route: '/dashboard/import-options',
    as: 'admin',
    // The file has an error, a new group and a known one.
    reach: (page) =>
      page.getByLabel('Choose a CSV file').setInputFiles({
        name: 'options.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          '_id,name,min,max,choice_id,choice,price\n' +
            'sauces,Sauces,0,2,mint,Mint yogurt,1\n' +
            'sauces,Sauces,0,2,chili,Chili oil,0.50\n' +
            'doneness,How would you like it?,1,1,blue,Blue,0\n' +
            'bread,Bread,1,2,rye,Rye,much\n',
        ),
      }),
    shows: button('Import 2 groups'),
  },
  {
    name: 'options-not-found',
    seenIn: 'dashboard-not-found',
    route: '/dashboard/options/:id',
    at: '/dashboard/options/no-such-options',
    as: 'admin',
    shows: heading('Options not found'),
  },
];
