import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { definesOf, type WebSettings } from './web-settings.ts';

export const webRoot = join(import.meta.dirname, '..');

/** Imported by ReactFire, unused here. */
const unusedFirebaseProducts = [
  'database',
  'firestore',
  'functions',
  'performance',
  'remote-config',
  'storage',
];

const stub = fileURLToPath(new URL('./firebase-stub.ts', import.meta.url));

/** What the development server and the builds have in common. */
export function viteOptions(settings: WebSettings): InlineConfig {
  // It registers itself on load, so a bundler keeps it even if nothing calls it.
  const unused = [...unusedFirebaseProducts, ...(settings.appCheck ? [] : ['app-check'])];
  return {
    root: webRoot,
    configFile: false,
    envDir: false,
    publicDir: join(webRoot, 'public'),
    plugins: [react(), tailwindcss()],
    define: definesOf(settings),
    resolve: {
      alias: unused.map((product) => ({
        find: `firebase/${product}`,
        replacement: stub,
      })),
    },
  };
}
