import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importZones } from './eslint.zones.ts';

const features = ['cart', 'menu'];

const forbidden: [file: string, imported: string][] = [
  ['web/src/lib/planted.ts', 'web/src/api/menu.ts'],
  ['web/src/lib/planted.ts', 'web/src/app/main.tsx'],
  ['web/src/ui/planted.tsx', 'web/src/api/menu.ts'],
  ['web/src/api/planted.ts', 'web/src/features/menu/menu-page.tsx'],
  ['web/src/api/planted.ts', 'web/src/shared/dish-card.tsx'],
  ['web/src/ui/planted.tsx', 'web/src/shared/dish-card.tsx'],
  ['web/src/shared/planted.tsx', 'web/src/features/menu/menu-page.tsx'],
  ['web/src/shared/planted.tsx', 'web/src/app/main.tsx'],
  ['web/src/features/menu/planted.tsx', 'web/src/app/main.tsx'],
  ['web/src/features/menu/planted.tsx', 'web/src/features/cart/cart-page.tsx'],
  ['web/src/features/menu/planted.tsx', 'functions/src/app.ts'],
  ['functions/src/menu/planted.ts', 'web/src/brand/brand.ts'],
  ['contract/src/planted.ts', 'functions/src/app.ts'],
  ['scripts/operator/planted.ts', 'scripts/testing/report.ts'],
  ['scripts/local/planted.ts', 'scripts/testing/report.ts'],
  ['scripts/sample-data/planted.ts', 'scripts/local/ports.ts'],
  ['scripts/build/planted.ts', 'scripts/operator/seed.ts'],
  ['scripts/testing/planted.ts', 'scripts/bench/measurement.ts'],
  ['scripts/command.ts', 'scripts/local/ports.ts'],
  ['scripts/sample-data/planted.ts', 'tools/plates/plates.ts'],
  ['rules-tests/planted.ts', 'tools/plates/plates.ts'],
  ['web/build/planted.ts', 'tools/plates/plates.ts'],
];

const allowed: [file: string, imported: string][] = [
  ['web/src/api/planted.ts', 'web/src/lib/call-api.ts'],
  ['web/src/ui/planted.tsx', 'web/src/brand/brand.ts'],
  ['web/src/shared/planted.tsx', 'web/src/api/menu.ts'],
  ['web/src/features/menu/planted.tsx', 'web/src/shared/dish-card.tsx'],
  ['web/src/features/menu/planted.tsx', 'web/src/api/menu.ts'],
  ['web/src/features/menu/planted.tsx', 'web/src/features/menu/menu-page.tsx'],
  ['web/src/features/menu/planted.tsx', 'contract/src/menu/endpoints.ts'],
  ['web/src/app/planted.tsx', 'web/src/features/menu/menu-page.tsx'],
  ['functions/src/menu/planted.ts', 'contract/src/menu/endpoints.ts'],
  ['scripts/operator/planted.ts', 'scripts/command.ts'],
  ['scripts/operator/planted.ts', 'scripts/local/ports.ts'],
  ['scripts/local/planted.ts', 'scripts/sample-data/accounts.ts'],
  ['scripts/testing/planted.ts', 'scripts/local/ports.ts'],
  ['scripts/sample-data/planted.ts', 'functions/src/app.ts'],
  ['tools/plates/planted.ts', 'scripts/sample-data/accounts.ts'],
  ['tools/plates/planted.ts', 'web/build/painted-art.ts'],
  ['scripts/count-in-words.ts', 'scripts/paths.ts'],
];

/** A copy of the repository's folders in which each planted file imports what it should not. */
const tree = mkdtempSync(join(tmpdir(), 'thymely-zones-'));
let eslint: ESLint;

beforeAll(() => {
  for (const file of [...forbidden, ...allowed].flat()) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), 'export {};\n');
  }
  eslint = new ESLint({
    cwd: tree,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts', '**/*.tsx'],
      plugins: { 'import-x': importX },
      settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })] },
      rules: {
        'import-x/no-restricted-paths': ['error', { basePath: tree, zones: importZones(features) }],
      },
    },
  });
});

afterAll(() => rmSync(tree, { recursive: true }));

async function complaints(file: string, imported: string): Promise<(string | null)[]> {
  const filePath = join(tree, file);
  const [result] = await eslint.lintText(`import '${join(tree, imported)}';\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe('the import arrows', () => {
  it.each(forbidden)('%s may not import %s', async (file, imported) => {
    expect(await complaints(file, imported)).toContain('import-x/no-restricted-paths');
  });

  it.each(allowed)('%s may import %s', async (file, imported) => {
    expect(await complaints(file, imported)).toEqual([]);
  });
});

describe("the repository's own lint", () => {
  const own = new ESLint({ cwd: import.meta.dirname });

  async function restrictedImports(file: string, line: string): Promise<(string | null)[]> {
    const onlyImports = new ESLint({
      cwd: import.meta.dirname,
      ruleFilter: ({ ruleId }) => ruleId === '@typescript-eslint/no-restricted-imports',
      // The planted file does not exist, so no type information can be asked for.
      overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    });
    const [result] = await onlyImports.lintText(`${line}\n`, {
      filePath: join(import.meta.dirname, file),
    });
    return (result?.messages ?? []).map(({ ruleId }) => ruleId);
  }

  it('enforces the same zones', async () => {
    const config = (await own.calculateConfigForFile('web/src/lib/planted.ts')) as Linter.Config;
    const [severity, options] = config.rules?.['import-x/no-restricted-paths'] as [number, unknown];
    expect(severity).toBe(2);
    expect(options).toMatchObject({ zones: expect.arrayContaining(importZones([])) as unknown });
  });

  it.each([
    ['functions/src/menu/planted.ts', "import 'firebase-admin/firestore';"],
    ['functions/src/http/planted.ts', "import type { Firestore } from '@google-cloud/firestore';"],
    ['functions/src/menu/planted.ts', "import { store } from './menu-items.firestore.ts';"],
  ])('%s may not say %s', async (file, line) => {
    expect(await restrictedImports(file, line)).not.toEqual([]);
  });

  it.each([
    ['functions/src/index.ts', "import { store } from './menu/menu-items.firestore.ts';"],
    ['functions/src/menu/planted.firestore.ts', "import 'firebase-admin/firestore';"],
    ['functions/src/users/accounts.auth.ts', "import 'firebase-admin/auth';"],
    ['functions/src/menu/planted.ts', "import type { Store } from './menu-items.firestore.ts';"],
  ])('%s may say %s', async (file, line) => {
    expect(await restrictedImports(file, line)).toEqual([]);
  });
});
