import { expect, it } from 'vitest';
import { missingPlaces, readPlaces } from './missing-places.ts';

const places = await readPlaces();

it('nothing is missing', () => {
  expect(missingPlaces(places)).toEqual([]);
});

it('a new domain with a screen is told what it still needs', () => {
  const folders = Object.fromEntries(
    Object.entries(places.folders).map(([root, names]) => [root, [...names, 'vouchers']]),
  );
  const fault = 'web/src/owner/vouchers/words.en.ts#save is not translated: “Save”.';
  const grown = {
    folders,
    endpoints: [...places.endpoints, 'saveVoucher'],
    collections: [...places.collections, 'vouchers'],
    screens: [...places.screens, '/dashboard/vouchers'],
    english: { 'words/de.po': [fault] },
    unused: ['web/src/owner/vouchers/words.en.ts: remove is used nowhere.'],
    doubled: ['web/src/owner/vouchers: “Save” stands in words.en.ts#save and words.en.ts#saveNow.'],
    isReferenceCurrent: false,
  };
  expect(missingPlaces(grown)).toEqual([
    'lint/folders.ts: contract/src/vouchers has no place in the order.',
    'lint/folders.ts: functions/src/vouchers has no place in the order.',
    'contract/src: no notes.ts says what saveVoucher does.',
    'docs/stored.md: no row has the collection vouchers.',
    'e2e/screens: no state has the route /dashboard/vouchers.',
    'web/src/owner/sidebar-links.tsx: no link leads to /dashboard/vouchers, and none is marked there.',
    `words/de.po: ${fault} \`npm run words\` adds it.`,
    'web/src/owner/vouchers/words.en.ts: remove is used nowhere.',
    'web/src/owner/vouchers: “Save” stands in words.en.ts#save and words.en.ts#saveNow.',
    'docs/openapi.json is not what the contract says: `npm run docs`.',
  ]);
});

it('a new screen outside of the dashboard is told what its address needs', () => {
  const screens = [...places.screens, '/vouchers', '/vouchers/:id'];
  const missing = missingPlaces({ ...places, screens });
  expect(missing.filter((line) => !line.startsWith('e2e/screens'))).toEqual(
    ['/vouchers', '/vouchers/:id'].flatMap((path) => [
      'brands/category-rules.ts: a category could be called vouchers, and take this address.',
      `firebase.json: no rewrite answers ${path}, and web/src/app/prerender/frame-pages.ts has no frame for it.`,
    ]),
  );
});

it('what there is was found', () => {
  expect(places.folders['contract/src']).toContain('menu');
  expect(places.endpoints).toContain('listMenu');
  expect(places.collections).toEqual(expect.arrayContaining(['users', 'events', 'settings']));
  expect(places.screens).toEqual(expect.arrayContaining(['/', '/dish/:id', '/dashboard/*']));
});
