import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importZones } from './eslint.zones.ts';

const rooms = { diner: ['cart', 'menu', 'parts'] };

const forbidden: [file: string, imported: string][] = [
  ['web/src/lib/planted.ts', 'web/src/api/menu/menu.ts'],
  ['web/src/lib/planted.ts', 'web/src/app/main.tsx'],
  ['web/src/ui/planted.tsx', 'web/src/api/menu/menu.ts'],
  ['web/src/api/planted.ts', 'web/src/diner/menu/menu-page.tsx'],
  ['web/src/api/planted.ts', 'web/src/shared/dish-card.tsx'],
  ['web/src/ui/planted.tsx', 'web/src/shared/dish-card.tsx'],
  ['web/src/shared/planted.tsx', 'web/src/diner/menu/menu-page.tsx'],
  ['web/src/shared/planted.tsx', 'web/src/app/main.tsx'],
  ['web/src/diner/menu/planted.tsx', 'web/src/app/main.tsx'],
  ['web/src/diner/menu/planted.tsx', 'web/src/diner/cart/cart-page.tsx'],
  ['web/src/diner/menu/planted.tsx', 'functions/src/app.ts'],
  ['web/src/diner/menu/planted.tsx', 'web/src/staff/board/board.tsx'],
  ['web/src/diner/parts/planted.tsx', 'web/src/diner/menu/menu-page.tsx'],
  ['web/src/diner/menu/planted.tsx', 'web/src/diner/diner-screen.tsx'],
  ['web/src/model/planted.ts', 'web/src/api/menu/menu.ts'],
  ['web/src/lib/planted.ts', 'web/src/model/dish-address.ts'],
  ['web/src/ui/planted.tsx', 'web/src/model/dish-address.ts'],
  ['functions/src/menu/planted.ts', 'web/src/brand/brand.ts'],
  ['functions/src/platform/planted.ts', 'functions/src/menu/store.ts'],
  ['functions/src/http/planted.ts', 'functions/src/users/store.ts'],
  ['functions/src/orders/order/planted.ts', 'functions/src/orders/placement/place-order.ts'],
  ['functions/src/orders/steps/planted.ts', 'functions/src/orders/placement/place-order.ts'],
  ['contract/src/ground/planted.ts', 'contract/src/menu/endpoints.ts'],
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
  ['web/src/api/planted.ts', 'web/src/lib/http/call-api.ts'],
  ['web/src/ui/planted.tsx', 'web/src/brand/brand.ts'],
  ['web/src/shared/planted.tsx', 'web/src/api/menu/menu.ts'],
  ['web/src/diner/menu/planted.tsx', 'web/src/shared/dish-card.tsx'],
  ['web/src/diner/menu/planted.tsx', 'web/src/api/menu/menu.ts'],
  ['web/src/diner/menu/planted.tsx', 'web/src/diner/menu/menu-page.tsx'],
  ['web/src/diner/menu/planted.tsx', 'contract/src/menu/endpoints.ts'],
  ['web/src/diner/menu/planted.tsx', 'web/src/diner/parts/price.tsx'],
  ['web/src/diner/diner-screen.tsx', 'web/src/diner/menu/menu-page.tsx'],
  ['web/src/api/planted.ts', 'web/src/model/dish-address.ts'],
  ['functions/src/orders/placement/planted.ts', 'functions/src/orders/order/store.ts'],
  ['functions/src/http/planted.ts', 'functions/src/platform/app-error.ts'],
  ['contract/src/menu/planted.ts', 'contract/src/ground/limits.ts'],
  ['web/src/app/planted.tsx', 'web/src/diner/menu/menu-page.tsx'],
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
        'import-x/no-restricted-paths': ['error', { basePath: tree, zones: importZones(rooms) }],
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
      // The planted file does not exist, so type information is not available.
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
    expect(options).toMatchObject({ zones: expect.arrayContaining(importZones({})) as unknown });
  });

  it.each([
    ['functions/src/menu/planted.ts', "import 'firebase-admin/firestore';"],
    ['functions/src/http/planted.ts', "import type { Firestore } from '@google-cloud/firestore';"],
    ['functions/src/menu/planted.ts', "import { store } from './menu-items.firestore.ts';"],
  ])('%s may not contain %s', async (file, line) => {
    expect(await restrictedImports(file, line)).not.toEqual([]);
  });

  it.each([
    ['functions/src/index.ts', "import { store } from './menu/menu-items.firestore.ts';"],
    ['functions/src/menu/planted.firestore.ts', "import 'firebase-admin/firestore';"],
    ['functions/src/users/accounts.auth.ts', "import 'firebase-admin/auth';"],
    ['functions/src/menu/planted.ts', "import type { Store } from './menu-items.firestore.ts';"],
  ])('%s may contain %s', async (file, line) => {
    expect(await restrictedImports(file, line)).toEqual([]);
  });
});
