import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import queryPlugin from '@tanstack/eslint-plugin-query';
import { defineConfig } from 'eslint/config';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { treeOfCompiler } from './lint/compiler-tree.ts';
import { translatableText } from './lint/translatable-text.ts';
import { valuesAsWritten } from './lint/values-as-written.ts';
import { promisedWebApis } from './lint/web-apis.ts';

// ESLint holds only the rules that need types and that oxlint does not have (oxlint.config.ts holds
// all others): a query that returns nothing fails when it is asked, only types tell a text from an
// element or a number, and whose member a name is.
const files = globSync('web/src/**/*.{ts,tsx}', { cwd: import.meta.dirname });
const withQueries = files.filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('queryFn'),
);
const own = files.filter((file) => !/\.test\.tsx?$/.test(file));
const shown = own.filter((file) => file.endsWith('.tsx'));

const program = programOf([...new Set([...own, ...withQueries])]);

export default defineConfig(
  { files: own, languageOptions: { parser: treeOfCompiler(program) } },
  {
    files: withQueries,
    languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
    plugins: { query: queryPlugin },
    rules: { 'query/no-void-query-fn': 'error' },
  },
  {
    files: shown,
    plugins: {
      thymely: {
        rules: { 'translatable-text': translatableText, 'values-as-written': valuesAsWritten },
      },
    },
    rules: { 'thymely/translatable-text': 'error', 'thymely/values-as-written': 'error' },
  },
  {
    files: own,
    plugins: { platform: { rules: { 'promised-web-apis': promisedWebApis } } },
    rules: { 'platform/promised-web-apis': 'error' },
  },
);

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
