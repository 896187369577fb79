import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { brandFolder, brandSettings, wordsLanguage } from '../../brands/chosen-brand.ts';
import { wordsPlugin } from '../../words/words-plugin.ts';
import { namedByHash } from './assets/asset-names.ts';
import { brandPagesPlugin } from './brand-pages/brand-pages-plugin.ts';
import { leanRouter } from './lean-router.ts';
import { filesInSeveralTasks } from './load-with-files.ts';
import { definesOf, type WebSettings } from './web-settings.ts';

export const webRoot = join(import.meta.dirname, '..');

/** Products that ReactFire imports and the app does not use. Firestore is handled below. */
const unusedFirebaseProducts = ['database', 'functions', 'performance', 'remote-config', 'storage'];

const stub = fileURLToPath(new URL('./stubs/firebase-stub.ts', import.meta.url));

/** The regular expressions of Firestore's pipelines, never run here: a third of its code. */
const pipelineRegex = {
  find: 're2js',
  replacement: fileURLToPath(new URL('./stubs/re2js-stub.ts', import.meta.url)),
};

/**
 * Gives ReactFire a stub of Firestore: its imports would end up in the auth chunk, unused. The
 * app's own listeners (lib/live) use the real module, in a chunk that two pages load.
 */
const firestoreOfReactFire: Plugin = {
  name: 'thymely-firestore-of-reactfire',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^firebase\/firestore$/ },
    handler: (_, importer) => (importer?.includes('/node_modules/reactfire/') ? stub : undefined),
  },
};

/** The settings that the contract reads become constants, because a browser has no environment. */
const contractDefines = Object.fromEntries(
  Object.entries(brandSettings).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]),
);

/** Returns the options that the development server and the builds share. */
export function viteOptions(settings: WebSettings): InlineConfig {
  // App Check registers itself on load, so a bundler keeps it even if nothing calls it.
  const unused = [...unusedFirebaseProducts, ...(settings.appCheck ? [] : ['app-check'])];
  return {
    root: webRoot,
    configFile: false,
    envDir: false,
    publicDir: false,
    plugins: [
      firestoreOfReactFire,
      leanRouter,
      filesInSeveralTasks,
      wordsPlugin(wordsLanguage),
      brandPagesPlugin,
      react(),
      tailwindcss(),
    ],
    // A worker is a bundle of its own, with the words of the same language.
    worker: {
      format: 'es',
      plugins: () => [wordsPlugin(wordsLanguage)],
      rolldownOptions: { output: namedByHash },
    },
    define: { ...definesOf(settings), ...contractDefines },
    // The development server bundles libraries separately, without the plugins above.
    optimizeDeps: { rolldownOptions: { plugins: [firestoreOfReactFire] } },
    resolve: {
      alias: [
        ...unused.map((product) => ({ find: `firebase/${product}`, replacement: stub })),
        pipelineRegex,
        { find: '@brand', replacement: brandFolder },
        { find: '#brand-categories', replacement: join(brandFolder, 'categories.json') },
      ],
    },
  };
}
