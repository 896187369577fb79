import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** From this size on, parsing JSON takes less time than running the same as code. */
const largeJsonBytes = 20_000;

/** Keeps the start of a process short: see docs/decisions/181-the-function-brings-its-libraries.md. */
export const leanBundlePlugin: Plugin = {
  name: 'lean-bundle',
  setup(build) {
    // The framework has parsed each body before the function is called. Express would load its own
    // parsers all the same, with the tables of every charset.
    build.onResolve({ filter: /^body-parser$/ }, () => ({ path: 'none', namespace: 'no-parser' }));
    build.onLoad({ filter: /^none$/, namespace: 'no-parser' }, () => ({
      contents: 'module.exports = {};',
    }));

    build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (text.length < largeJsonBytes) return undefined;
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)});`, loader: 'js' };
    });
  },
};
