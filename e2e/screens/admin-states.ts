import { expect, type Page } from '@playwright/test';
import type { ListedState } from './screen-state.ts';
import { button, closeDialog, dialog, heading, mainLink, press, text } from './shows.ts';

/** The form of a dish of the sample menu. */
const aDish = '/dashboard/update-menu/ember-margherita';

/** Searches for Ben, because the list may be longer than a page, and have others of his name. */
async function findBen(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').fill('ben@');
  const found = page.getByRole('button', { name: /^Delete / });
  await expect(found).toHaveCount(1);
  await expect(found).toHaveAccessibleName('Delete Ben Marlow');
}

function chooseCsv(csv: string) {
  return (page: Page) =>
    page.getByLabel('Choose a CSV or Excel file').setInputFiles({
      name: 'menu.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
}

export const adminStates: ListedState[] = [
  {
    name: 'dashboard',
    route: '/dashboard',
    as: 'admin',
    shows: (page) => page.getByRole('list', { name: 'Sales today' }).getByRole('listitem').first(),
  },
  {
    name: 'dashboard-drawer',
    route: '/dashboard',
    as: 'admin',
    reach: press(/dashboard navigation/i),
    shows: dialog('Navigation'),
    widths: [768, 360],
  },
  {
    name: 'dashboard-attention',
    seenIn: 'dashboard-evening',
    route: '/dashboard',
    as: 'admin',
    fault: 'nobody looks after the orders',
    shows: mainLink('Start the board'),
  },
  {
    // The guest of the late order has left a number, which was asked for.
    name: 'dashboard-evening',
    route: '/dashboard',
    as: 'admin',
    fault: 'it is a busy evening',
    reach: press(/^Call /),
    shows: (page) => page.getByRole('link', { name: '+1 555 0100 200' }),
  },
  {
    name: 'dashboard-paused-dialog',
    seenIn: 'kitchen-board-pause',
    route: '/dashboard',
    as: 'admin',
    reach: press('Pause orders'),
    shows: dialog('Pause orders'),
    widths: [1440, 360],
  },
  {
    name: 'dashboard-figures-error',
    seenIn: 'users-error',
    route: '/dashboard',
    as: 'admin',
    fault: 'the figures of today fail',
    shows: button('Retry'),
    widths: [360],
  },
  {
    name: 'dashboard-paused',
    seenIn: 'dashboard-unsent-mails',
    route: '/dashboard',
    as: 'admin',
    fault: 'orders are paused',
    shows: mainLink('Resume orders'),
    widths: [360],
  },
  {
    name: 'dashboard-unsent-mails',
    route: '/dashboard',
    as: 'admin',
    fault: 'some mails were not sent',
    reach: press('See which'),
    shows: mainLink('Order ready'),
    widths: [1440, 360],
  },
  {
    name: 'dashboard-ordering-closed',
    route: '/dashboard',
    as: 'admin',
    fault: 'ordering is closed by an admin',
    shows: text('Ordering is closed.'),
    widths: [360],
  },
  {
    name: 'dashboard-all-is-well',
    route: '/dashboard',
    as: 'admin',
    fault: 'nothing needs attention',
    shows: (page) => page.getByRole('region', { name: 'Right now' }).getByText(/^Open now/),
  },
  {
    name: 'dashboard-attention-error',
    seenIn: 'users-error',
    route: '/dashboard',
    as: 'admin',
    fault: 'orders fail',
    shows: (page) => page.getByRole('region', { name: 'Right now' }).getByRole('alert'),
    widths: [1440],
  },
  {
    name: 'dashboard-first-steps',
    route: '/dashboard',
    as: 'admin',
    fault: 'the menu is empty',
    shows: text('Your menu is empty'),
  },
  {
    name: 'dashboard-refused',
    seenIn: 'dashboard-not-found',
    route: '/dashboard',
    as: 'diner',
    shows: mainLink('Back to Home'),
  },
  {
    name: 'dashboard-checking',
    route: '/dashboard',
    as: 'admin',
    fault: 'the admin check hangs',
    shows: text('Checking…'),
  },
  {
    name: 'dashboard-error',
    seenIn: 'users-error',
    route: '/dashboard',
    as: 'admin',
    fault: 'the admin check fails',
    shows: button('Retry'),
  },

  {
    name: 'users-roles',
    route: '/dashboard/users',
    as: 'admin',
    fault: 'there are users of every role',
    shows: button('Remove from kitchen: Kit Castellanos'),
  },
  {
    name: 'users',
    seenIn: 'users-roles',
    route: '/dashboard/users',
    as: 'admin',
    reach: findBen,
    shows: text(/^ben@/),
  },
  {
    name: 'users-loading',
    route: '/dashboard/users',
    as: 'admin',
    fault: 'users hang',
    shows: heading('All Users'),
  },
  {
    name: 'users-error',
    route: '/dashboard/users',
    as: 'admin',
    fault: 'users fail',
    shows: button('Retry'),
  },
  {
    name: 'users-admin-question',
    route: '/dashboard/users',
    as: 'admin',
    reach: async (page) => {
      await findBen(page);
      await press(/^Make admin: Ben/)(page);
    },
    shows: dialog('Make this user an admin?'),
  },
  {
    name: 'users-delete-question',
    seenIn: 'manage-items-delete-question',
    route: '/dashboard/users',
    as: 'admin',
    reach: async (page) => {
      await findBen(page);
      await press('Delete Ben Marlow')(page);
    },
    shows: dialog('Are you sure?'),
  },

  {
    name: 'import-menu',
    route: '/dashboard/import-menu',
    as: 'admin',
    shows: heading('Import Menu'),
  },
  {
    name: 'import-menu-take-back',
    route: '/dashboard/import-menu',
    as: 'admin',
    fault: 'an import to take back',
    shows: button('Take it back'),
  },
  {
    name: 'import-menu-taken-back',
    after: 'import-menu-take-back',
    reach: async (page) => {
      await button('Take it back')(page).click();
      const question = page.getByRole('dialog', { name: 'Take back this import?' });
      await question.getByRole('button', { name: 'Take it back' }).click();
    },
    shows: text(/The import was taken back/),
  },
  {
    name: 'import-menu-refused-file',
    route: '/dashboard/import-menu',
    as: 'admin',
    reach: chooseCsv('name,price\nSoup,4'),
    shows: text(/The first row is missing/),
  },
  {
    name: 'import-menu-review',
    after: 'import-menu-refused-file',
    reach: chooseCsv(
      'Token,Item Name,Variation Name,Description,Categories,Price\n' +
        'T1,Leek Soup,Cup,Leeks and cream.,Soups,6.50\n' +
        'T2,Leek Soup,Bowl,Leeks and cream.,Soups,8.75\n' +
        'T3,Free Soup,Regular,Water.,Soups,-1\n',
    ),
    shows: button('Import 1 dish'),
  },
  {
    name: 'import-menu-match',
    after: 'import-menu-review',
    reach: async (page) => {
      await button('Choose another file')(page).click();
      await chooseCsv(
        'Gericht;Gruppe;Preis (€);Beschreibung;Artikel-Nr.;MwSt;Allergene\n' +
          'Kürbissuppe;Vorspeisen;6,50 €;Kürbis und Ingwer.;101;7;G, L\n' +
          'Apfelstrudel;Nachspeisen;4 / 7,20;Mit Vanillesoße.;102;7;A, C, G, Shellfish\n' +
          'Hummer;Hauptspeisen;MP;Mit Butter.;103;7;-\n',
      )(page);
      await page.getByLabel('Gruppe').selectOption('Category');
      await button('Check the file')(page).click();
    },
    shows: text('Choose what this is.'),
  },
  {
    name: 'import-menu-lists',
    after: 'import-menu-match',
    reach: async (page) => {
      await button('Choose another file')(page).click();
      await chooseCsv(
        'Token,Item Name,Variation Name,Description,Categories,Price,Modifier Set - Syrups\n' +
          'T1,Latte,Small,Espresso and milk.,Food > Coffee,4.00,Y\n' +
          'T2,Latte,Large,Espresso and milk.,Food > Coffee,4.75,Y\n' +
          'T3,Cheese Fries,Regular,With cheddar.,Sides,5.50,N\n',
      )(page);
      await button('Add all 2 as new categories')(page).click();
    },
    shows: text('Which choices does this modifier list have?'),
  },
  {
    name: 'import-menu-same-dishes',
    route: '/dashboard/import-menu',
    as: 'admin',
    fault: 'pictures on other sites',
    reach: chooseCsv(
      'Dish,category,price,recipe,image\n' +
        'Ember Margherita,Pizza,13,"Stone-baked crust, San Marzano tomatoes and basil.",https://pictures.test/open.svg\n' +
        'Lobster Bisque,Soups,14,Lobster and cream.,https://pictures.test/closed.svg\n' +
        'Cold Leek Soup,Soups,6.5,Leeks and cream.,https://pictures.test/gone.svg\n',
    ),
    shows: button('Import 3 dishes'),
  },
  { name: 'changes', route: '/dashboard/changes', as: 'admin', shows: heading('Changes') },

  {
    name: 'ordering',
    route: '/dashboard/hours',
    as: 'admin',
    shows: (page) => page.getByRole('combobox', { name: 'Time zone' }),
  },
  {
    name: 'ordering-closing',
    route: '/dashboard/hours',
    as: 'admin',
    reach: async (page) => {
      await page.getByText('Write a sentence for guests').click();
    },
    shows: (page) => page.getByLabel('Sentence for guests'),
    widths: [360],
  },
  {
    name: 'ordering-first-time',
    route: '/dashboard/hours',
    as: 'admin',
    fault: 'there are no hours yet',
    // The form has overlapping hours as an error.
    reach: async (page) => {
      await press(/ every day$/)(page);
      await page.getByLabel('Opens', { exact: true }).nth(4).fill('12:00');
      await page.getByLabel('Closes', { exact: true }).nth(4).fill('11:30');
      await page.getByRole('button', { name: 'Save' }).click();
    },
    shows: text(/^This overlaps with /),
  },
  {
    name: 'ordering-conflict',
    seenIn: 'update-menu-conflict',
    route: '/dashboard/hours',
    as: 'admin',
    fault: 'the hours are changed by somebody else meanwhile',
    reach: async (page) => {
      await page.getByLabel('Lead time').fill('30');
      await page.getByLabel('Minimum order').fill('15');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    shows: text('Someone else changed these settings'),
  },
  {
    name: 'kitchen-orders',
    route: '/dashboard/orders',
    as: 'admin',
    fault: 'there are orders to make',
    // The last action is shown.
    reach: press('Ready #46'),
    shows: button('Undo #46'),
  },
  {
    name: 'kitchen-orders-ringing',
    route: '/dashboard/orders',
    as: 'admin',
    fault: 'there are orders to make',
    reach: press('Ring here'),
    shows: button('Start #46'),
    widths: [1440, 360],
  },
  {
    name: 'kitchen-orders-reject',
    after: 'kitchen-orders-ringing',
    reach: async (page) => {
      await press('Reject #47')(page);
      await page.getByRole('button', { name: 'Reject order' }).click();
    },
    shows: text('Choose a reason.'),
  },
  {
    name: 'kitchen-orders-error',
    seenIn: 'users-error',
    route: '/dashboard/orders',
    as: 'admin',
    fault: 'orders fail',
    shows: button('Retry'),
  },

  {
    name: 'add-menu',
    route: '/dashboard/add-menu',
    as: 'admin',
    // It is disabled until the groups are known.
    shows: (page) => page.getByLabel('Add options').and(page.locator(':enabled')),
  },
  {
    name: 'add-menu-errors',
    spec: '5.7',
    after: 'add-menu',
    reach: press('Add Item'),
    shows: (page) => page.locator('[aria-invalid=true]').first(),
  },

  {
    name: 'manage-items',
    route: '/dashboard/manage-items',
    as: 'admin',
    shows: mainLink(/^Update/),
  },
  {
    name: 'manage-items-loading',
    seenIn: 'users-loading',
    route: '/dashboard/manage-items',
    as: 'admin',
    fault: 'the menu hangs',
    shows: heading('Manage Items'),
  },
  {
    name: 'manage-items-error',
    seenIn: 'users-error',
    route: '/dashboard/manage-items',
    as: 'admin',
    fault: 'the menu fails',
    shows: button('Retry'),
  },
  {
    // Of dishes without declared allergens, which a note says.
    name: 'manage-items-nothing-found',
    route: '/dashboard/manage-items',
    at: '/dashboard/manage-items?allergens=undeclared',
    as: 'admin',
    reach: (page) => page.getByRole('main').getByRole('searchbox').fill('no such dish'),
    shows: text(/No dishes match/),
  },
  {
    // Dishes rest, or are selected, and a price cannot be saved.
    name: 'manage-items-selected',
    route: '/dashboard/manage-items',
    as: 'admin',
    fault: 'two dishes rest',
    reach: async (page) => {
      await page.getByLabel('Select Ember Margherita').check();
      await page.getByRole('button', { name: /^Change the price of The Thymely Burger/ }).click();
      await page.keyboard.type('much');
      await page.keyboard.press('Enter');
    },
    shows: text(/^Price must be a number/),
  },
  {
    name: 'manage-items-prices',
    after: 'manage-items-sheet',
    reach: async (page) => {
      await closeDialog(page);
      await page.getByLabel('Select Ember Margherita').check();
      await page.getByRole('button', { name: /^Select all / }).click();
      await page.getByRole('button', { name: 'Change the prices of the selected dishes' }).click();
      await page.getByLabel('By percent').fill('4');
    },
    shows: text(/^\d+ prices change, /),
  },
  {
    name: 'manage-items-undeclared',
    seenIn: 'manage-items-nothing-found',
    route: '/dashboard/manage-items',
    at: '/dashboard/manage-items?without=allergens',
    as: 'admin',
    shows: text(/^Only dishes without declared allergens/),
    widths: [360],
  },
  {
    name: 'manage-items-resting',
    seenIn: 'manage-items-selected',
    route: '/dashboard/manage-items',
    as: 'admin',
    fault: 'two dishes rest',
    shows: (page) => page.getByRole('table').getByText('Resting').first(),
  },
  {
    // On a phone, the actions of a dish are in a sheet.
    name: 'manage-items-sheet',
    after: 'manage-items-delete-question',
    reach: async (page) => {
      await closeDialog(page);
      await press('Actions for Garden Bowl with Halloumi')(page);
    },
    shows: dialog('Garden Bowl with Halloumi'),
    widths: [360],
  },
  {
    name: 'manage-items-delete-question',
    route: '/dashboard/manage-items',
    as: 'admin',
    reach: press(/^Delete /),
    shows: text(/^It is in /),
  },

  {
    name: 'update-menu',
    route: '/dashboard/update-menu/:id',
    at: aDish,
    as: 'admin',
    shows: button('Update Item'),
  },
  {
    name: 'update-menu-conflict',
    after: 'update-menu',
    fault: 'a dish is changed by somebody else meanwhile',
    reach: async (page) => {
      await page.getByLabel('Name').fill('Ember Margherita, Extra Basil');
      await page.getByLabel('Price').fill('13,75');
      await page.getByRole('button', { name: 'Update Item' }).click();
    },
    shows: text('Someone else changed this dish'),
  },
  {
    name: 'update-menu-loading',
    route: '/dashboard/update-menu/:id',
    at: aDish,
    as: 'admin',
    fault: 'a dish hangs',
    shows: heading('Update Menu'),
  },
  {
    name: 'update-menu-no-such-dish',
    seenIn: 'dashboard-not-found',
    route: '/dashboard/update-menu/:id',
    at: '/dashboard/update-menu/no-such-dish',
    as: 'admin',
    shows: heading('Dish not found'),
    expects: ['response: 404 GET /api/menu/no-such-dish'],
  },
  {
    name: 'dashboard-not-found',
    route: '/dashboard/*',
    at: '/dashboard/no-such-page',
    as: 'admin',
    shows: heading('Page not found'),
  },
];
