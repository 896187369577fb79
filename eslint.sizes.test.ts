import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { longFunctions, mostLines, sizeRule } from './eslint.sizes.ts';

it.each(Object.entries(longFunctions))(
  '%s has a function of exactly %i lines',
  async (file, lines) => {
    expect(lines).toBeGreaterThan(mostLines);
    expect(await isTooLong(file, lines)).toBe(false);
    expect(await isTooLong(file, lines - 1)).toBe(true);
  },
);

async function isTooLong(file: string, max: number): Promise<boolean> {
  const eslint = new ESLint({
    cwd: import.meta.dirname,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parser: tseslint.parser },
      rules: { 'max-lines-per-function': ['error', sizeRule(max)] },
    },
    allowInlineConfig: false,
  });
  const [result] = await eslint.lintFiles(file);
  return result?.messages.some(({ ruleId }) => ruleId === 'max-lines-per-function') ?? false;
}
