import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter, type Rule } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

/** What a rule that needs types finds in each of some modules with components. */
export function lintShown(rule: Rule.RuleModule, texts: readonly string[]): Linter.LintMessage[][] {
  const folder = mkdtempSync(join(tmpdir(), 'thymely-shown-'));
  const fileOf = (index: number) => join(folder, `shown-${index}.tsx`);
  try {
    symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'));
    for (const [index, text] of texts.entries()) writeFileSync(fileOf(index), text);
    const program = ts.createProgram(
      texts.map((_, index) => fileOf(index)),
      {
        jsx: ts.JsxEmit.ReactJSX,
        strict: true,
        skipLibCheck: true,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      },
    );
    const config: Linter.Config = {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
      plugins: { planted: { rules: { rule } } },
      rules: { 'planted/rule': 'error' },
    };
    return texts.map((text, index) =>
      new Linter({ cwd: folder }).verify(text, config, fileOf(index)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
