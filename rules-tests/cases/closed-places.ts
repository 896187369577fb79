import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document path with its description. */
export type Place = { what: string; path: string };

const table = readFileSync(join(import.meta.dirname, '../../docs/stored.md'), 'utf8');

/** The documents that docs/stored.md lists, such as `menu/{id}`, by who may read them. */
const rows = [...table.matchAll(/^\| `(.+?)` +\|.*\| +(\S.*?) +\|$/gm)].map(
  ([, paths = '', readers]) => ({ paths: paths.split('`, `'), readers }),
);
const paths = rows.flatMap((row) => row.paths);

/** The collections that are stored, those below documents included. */
export const storedCollections = [
  ...new Set(paths.flatMap((path) => path.split('/').filter((_, index) => index % 2 === 0))),
];

/** The places that nobody can reach in any way except through the API. */
export const closedPlaces: readonly Place[] = [
  ...rows
    .filter(({ readers }) => readers === 'no one')
    .flatMap((row) => row.paths)
    .map((path) => ({ what: path, path: exampleOf(path) })),
  { what: 'a collection that no rule names', path: 'reviews/one' },
  { what: 'a document below a dish', path: 'menu/minestrone/notes/one' },
  { what: 'a document below an account', path: 'users/diner/menu/hidden' },
];

/** Returns the path of a document that concerns the diner, if it concerns anybody. */
function exampleOf(path: string): string {
  return path
    .replace('orders/{id}', 'orders/open-diner')
    .replace('{uid}', 'diner')
    .replaceAll(/\{[^}]+\}/g, 'one');
}
