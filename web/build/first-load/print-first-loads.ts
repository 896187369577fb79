import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScripts } from '../bundle.ts';
import { readWebSettings } from '../web-settings.ts';
import { bytesOf } from './first-load.ts';

/** The screens of the pages that search engines list. */
const screens = {
  'index.html': 'src/app/home-page.tsx',
  'menu.html': 'src/app/menu-page.tsx',
  'dish.html': 'src/app/dish-page.tsx',
};

// Builds the scripts of the chosen brand alone, and prints how many bytes of them each page loads first.
const site = mkdtempSync(join(tmpdir(), 'thymely-first-loads-'));
try {
  const firebase = { apiKey: 'key', authDomain: 'auth.thymely.example', projectId: 'thymely' };
  const settings = readWebSettings(
    { mode: 'production', siteUrl: 'https://thymely.example', firebase },
    {},
  );
  const { entry, preloadsFor } = await bundleScripts(settings, site);
  const loads = Object.entries(screens).map(([page, screen]) => [
    page,
    bytesOf(site, [entry, ...preloadsFor(screen)]),
  ]);
  console.log(JSON.stringify(Object.fromEntries(loads)));
} finally {
  rmSync(site, { recursive: true });
}
