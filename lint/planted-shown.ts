import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter, type Rule } from 'eslint';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { treeOfCompiler } from './compiler-tree.ts';

/** Elements in JSX by what is said of them: a rule finds one fault in each of `faulty`, none in `fine`. */
type Shown = Record<'faulty' | 'fine', Record<string, string>>;

/** Tests a rule that needs types with elements, each in a module of its own. */
export function testShown(
  rule: Rule.RuleModule,
  { faulty, fine }: Shown,
  moduleWith: (shown: string) => string,
): void {
  const found = lintModules(
    rule,
    [...Object.values(faulty), ...Object.values(fine)].map(moduleWith),
  );

  it.each(Object.keys(faulty).map((name, index) => ({ name, index })))(
    '$name is found',
    ({ index }) => {
      const [only, ...others] = found[index] ?? [];
      expect(others).toEqual([]);
      expect(only?.ruleId).toBe('planted/rule');
    },
  );

  const foundInFine = found.slice(Object.keys(faulty).length);

  it.each(Object.keys(fine).map((name, index) => ({ name, index })))(
    '$name is left alone',
    ({ index }) => {
      expect(foundInFine[index]).toEqual([]);
    },
  );
}

/** What a rule finds in each of some modules. */
function lintModules(rule: Rule.RuleModule, texts: readonly string[]): Linter.LintMessage[][] {
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
      languageOptions: { parser: treeOfCompiler(program) },
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
