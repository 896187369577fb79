import { expect, it } from 'vitest';
import { missingPlaces, readPlaces } from './missing-places.ts';

const places = readPlaces();

it('nothing is missing', () => {
  expect(missingPlaces(places)).toEqual([]);
});

it('a new noun with a screen is told what it still needs', () => {
  const folders = Object.fromEntries(
    Object.entries(places.folders).map(([root, names]) => [root, [...names, 'specials']]),
  );
  const fault = 'web/src/owner/specials/words.en.ts#save is not translated: “Save”.';
  const grown = {
    folders,
    endpoints: [...places.endpoints, 'saveSpecials'],
    collections: [...places.collections, 'specials'],
    screens: [...places.screens, '/dashboard/specials'],
    english: { 'words/de.po': [fault] },
  };
  expect(missingPlaces(grown)).toEqual([
    'lint/folders.ts: contract/src/specials has no place in the order.',
    'lint/folders.ts: functions/src/specials has no place in the order.',
    'contract/src: no notes.ts says what saveSpecials does.',
    'docs/stored.md: no row has the collection specials.',
    'e2e/screens: no state has the route /dashboard/specials.',
    'web/src/owner/sidebar-links.tsx: no link leads to /dashboard/specials, and none is marked there.',
    `words/de.po: ${fault} \`npm run words\` adds it.`,
  ]);
});

it('what there is was found', () => {
  expect(places.folders['contract/src']).toContain('menu');
  expect(places.endpoints).toContain('listMenu');
  expect(places.collections).toEqual(expect.arrayContaining(['users', 'events', 'settings']));
  expect(places.screens).toEqual(expect.arrayContaining(['/', '/dish/:id', '/dashboard/*']));
});
