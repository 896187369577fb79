import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import queryPlugin from '@tanstack/eslint-plugin-query';
import { defineConfig } from 'eslint/config';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

// ESLint holds only the one rule that needs types and that oxlint does not have (oxlint.config.ts
// holds all others): a query that returns nothing fails when it is asked.
const files = globSync('web/src/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('queryFn'),
);

export default defineConfig({
  files,
  plugins: { query: queryPlugin },
  languageOptions: { parser: tseslint.parser, parserOptions: { programs: [programOf(files)] } },
  rules: { 'query/no-void-query-fn': 'error' },
});

/** Only what these files import is read, instead of all of web. */
function programOf(files) {
  const folder = join(import.meta.dirname, 'web');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, folder);
  return ts.createProgram(
    [...files, 'web/src/env.d.ts'].map((file) => join(import.meta.dirname, file)),
    options,
  );
}
