import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../src/lib/chunks/load-with-files.ts', import.meta.url));

/** Has each dynamic import ask for its files a few at a time, in place of Vite's own helper, which asks for all in one task. */
export const filesInSeveralTasks: Plugin = {
  name: 'thymely-files-in-several-tasks',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadWithFiles as __vitePreload } from ${JSON.stringify(own)};`,
  },
};
