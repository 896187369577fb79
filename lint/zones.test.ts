import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOfRepository } from '../scripts/testing/files-of-repository.ts';
import { inOrder, packagesByName } from './folders.ts';
import { lintPlanted } from './planted.ts';

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
  ['brands/thymely/planted.ts', 'web/src/model/dish-address.ts'],
  ['functions/src/platform/planted.ts', 'functions/src/menu/store.ts'],
  ['functions/src/http/planted.ts', 'functions/src/users/store.ts'],
  ['functions/src/sign-in/planted.ts', 'functions/src/users/store.ts'],
  ['functions/src/orders/planted.ts', 'functions/src/mail/outbox.firestore.ts'],
  ['functions/src/orders/planted.ts', 'functions/src/users/store.ts'],
  ['functions/src/mail/planted.ts', 'functions/src/deps.ts'],
  ['functions/src/kitchen/planted.ts', 'functions/src/records/store.ts'],
  ['functions/src/orders/order/planted.ts', 'functions/src/orders/placement/place-order.ts'],
  ['functions/src/orders/steps/planted.ts', 'functions/src/orders/placement/place-order.ts'],
  ['contract/src/ground/planted.ts', 'contract/src/menu/endpoints.ts'],
  ['contract/src/orders/planted.ts', 'contract/src/ordering/mail-kinds.ts'],
  ['contract/src/planted.ts', 'functions/src/app.ts'],
  ['e2e/specs/pages/planted.ts', 'e2e/harness/orders.ts'],
  ['e2e/specs/pages/planted.ts', 'e2e/harness/open-orders.ts'],
  ['scripts/operator/planted.ts', 'scripts/testing/reports/tally.ts'],
  ['scripts/local/planted.ts', 'scripts/testing/reports/tally.ts'],
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
  ['web/src/ui/planted.tsx', 'brands/thymely/brand.ts'],
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
  ['functions/src/users/planted.ts', 'functions/src/orders/order/store.ts'],
  ['functions/src/push/planted.test.ts', 'functions/src/testing/test-api.ts'],
  ['contract/src/menu/planted.ts', 'contract/src/ground/limits.ts'],
  ['contract/src/ordering/planted.ts', 'contract/src/orders/limits.ts'],
  ['web/src/app/planted.tsx', 'web/src/diner/menu/menu-page.tsx'],
  ['functions/src/menu/planted.ts', 'contract/src/menu/endpoints.ts'],
  ['e2e/specs/journeys/planted.ts', 'e2e/harness/orders.ts'],
  ['e2e/specs/pages/planted.ts', 'e2e/harness/people.ts'],
  ['scripts/operator/planted.ts', 'scripts/command.ts'],
  ['scripts/operator/planted.ts', 'scripts/local/ports.ts'],
  ['scripts/local/planted.ts', 'scripts/sample-data/accounts.ts'],
  ['scripts/testing/planted.ts', 'scripts/local/ports.ts'],
  ['scripts/sample-data/planted.ts', 'functions/src/app.ts'],
  ['tools/plates/planted.ts', 'scripts/sample-data/accounts.ts'],
  ['tools/plates/planted.ts', 'web/build/pictures/painted-art.ts'],
  ['scripts/count-in-words.ts', 'scripts/paths.ts'],
];

const restricted: [file: string, line: string][] = [
  ['functions/src/menu/planted.ts', "import 'firebase-admin/firestore';"],
  ['functions/src/http/planted.ts', "import type { Firestore } from '@google-cloud/firestore';"],
  ['functions/src/menu/planted.ts', "import { store } from './menu-items.firestore.ts';"],
  ['brands/planted.ts', "import { weekdays } from '@thymely/contract/ground/weekdays';"],
  ['brands/thymely/planted.ts', "import type { Order } from '@thymely/contract/orders/endpoints';"],
  ['brands/brand.schema.ts', "import { limits } from '@thymely/contract/ground/limits';"],
  ['words/planted.ts', "import '@thymely/contract/api';"],
  ['contract/src/ground/planted.ts', "import '@thymely/contract/menu/endpoints';"],
  ['contract/src/ground/planted.ts', "import '@thymely/functions/app';"],
  ['functions/src/menu/planted.ts', "import type { Site } from '@thymely/web';"],
  ['functions/src/menu/planted.firestore.ts', "import '@thymely/web/src/app/main.tsx';"],
  ['functions/src/menu/planted.test.ts', "import '@thymely/e2e/harness/stack';"],
  ['web/src/api/planted.ts', "import type { Deps } from '@thymely/functions/deps';"],
  ['e2e/planted.ts', "import '@thymely/web';"],
  ['scripts/local/planted.ts', "import '@thymely/functions/app';"],
  ['rules-tests/planted.ts', "import '@thymely/contract/api';"],
  ['tools/plates/planted.ts', "import '@thymely/contract/api';"],
  ['lint/planted.ts', "import '@thymely/contract/api';"],
];

const unrestricted: [file: string, line: string][] = [
  ['functions/src/index.ts', "import { store } from './menu/menu-items.firestore.ts';"],
  ['functions/src/menu/planted.firestore.ts', "import 'firebase-admin/firestore';"],
  ['functions/src/sign-in/accounts.auth.ts', "import 'firebase-admin/auth';"],
  ['functions/src/menu/planted.ts', "import type { Store } from './menu-items.firestore.ts';"],
  ...['functions/src/menu/planted.ts', 'web/src/api/planted.ts', 'e2e/planted.ts'].map(
    (file): [string, string] => [file, "import '@thymely/contract/api';"],
  ),
  ['scripts/local/planted.ts', "import '@thymely/contract/api';"],
];

/** Every line has a file of its own beside the one that it is planted in. */
const planted: Record<string, string> = {};

for (const [, imported] of [...forbidden, ...allowed]) planted[imported] = 'export {};\n';
for (const [file, imported] of [...forbidden, ...allowed]) {
  planted[placeOf(file, imported)] = `import './${relative(dirname(file), imported)}';\n`;
}
for (const [file, line] of [...restricted, ...unrestricted]) {
  planted[placeOf(file, line)] = `${line}\n`;
}

const found = lintPlanted(planted);

function placeOf(file: string, planted: string): string {
  return file.replace('planted', `planted-${planted.replaceAll(/\W+/g, '-')}`);
}

function complaints(file: string, planted: string): (string | undefined)[] {
  return (found.get(placeOf(file, planted)) ?? []).map(({ rule }) => rule);
}

describe('the import arrows', () => {
  it.each(forbidden)('%s may not import %s', (file, imported) => {
    expect(complaints(file, imported)).toContain('imports(no-restricted-paths)');
  });

  it.each(allowed)('%s may import %s', (file, imported) => {
    expect(complaints(file, imported)).not.toContain('imports(no-restricted-paths)');
  });
});

describe('the order of folders', () => {
  it.each(Object.entries(inOrder))('has a place for every folder of %s', (root, folders) => {
    const entries = readdirSync(join(import.meta.dirname, '..', root), { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const rooms = names.filter((name) => !['api-tests', 'testing'].includes(name));
    expect(folders.toSorted()).toEqual(rooms.toSorted());
  });
});

describe('imports by the name of a package', () => {
  it('are restricted in every folder of the repository with code', () => {
    const folders = filesOfRepository()
      .filter((file) => /\/.*\.(?:ts|tsx|mjs)$/.test(file))
      .map((file) => file.split('/')[0]);
    const others = [...new Set(folders)].filter((folder) => !(String(folder) in packagesByName));
    expect(others).toEqual([]);
  });
});

describe('restricted imports', () => {
  it.each(restricted)('%s may not contain %s', (file, line) => {
    expect(complaints(file, line)).toContain('eslint(no-restricted-imports)');
  });

  it.each(unrestricted)('%s may contain %s', (file, line) => {
    expect(complaints(file, line)).not.toContain('eslint(no-restricted-imports)');
  });
});
