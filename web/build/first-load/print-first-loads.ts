import { bundleScripts } from '../bundle.ts';
import { readWebSettings } from '../web-settings.ts';
import { bytesOf } from './first-load.ts';

/** The screens of the pages that search engines list. */
const screens = {
  'index.html': 'src/app/home-page.tsx',
  'menu.html': 'src/app/menu-page.tsx',
  'dish.html': 'src/app/dish-page.tsx',
};

// Builds the scripts of the chosen brand alone, with App Check, into the folder of the first argument.
// Prints how many bytes of them each page loads first, and the words for their files.
const [, , site = ''] = process.argv;
const environment = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'thymely.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'thymely',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_SITE_URL: 'https://thymely.example',
  VITE_APP_CHECK_SITE_KEY: 'the-public-key',
};
// Set on purpose: a production build must ignore it.
const input = { mode: 'production', appCheckIssuerUrl: '/test-issuer' } as const;
const settings = readWebSettings(input, environment);
const { entry, preloadsFor, assetNames } = await bundleScripts(settings, site);
const loads: Record<string, number> = {};
for (const [page, screen] of Object.entries(screens)) {
  loads[page] = bytesOf(site, [entry, ...preloadsFor(screen)]);
}
console.log(JSON.stringify({ loads, assetNames }));
