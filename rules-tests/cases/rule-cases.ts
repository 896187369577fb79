import { auditCases } from './audit-cases.ts';
import { dishCases } from './dish-cases.ts';
import { menuCases } from './menu-cases.ts';
import { menuVersionCases } from './menu-version-cases.ts';
import { orderCases } from './order-cases.ts';
import { peopleCases } from './people-cases.ts';
import { forEveryCaller, type RuleCase } from './rule-case.ts';

/** Nobody can reach these in any way. */
const closed: { what: string; path: string }[] = [
  { what: 'a picture', path: 'images/picture' },
  { what: 'a stored answer', path: 'idempotency/admin_key' },
  { what: "a step of the diner's order", path: 'orders/open-diner/events/1' },
  { what: "a day's ledger", path: 'days/2026-01-05' },
  { what: 'the settings of ordering', path: 'settings/ordering' },
  { what: 'what is sold out', path: 'availability/now' },
  { what: 'which kitchen screens are seen', path: 'kitchen/presence' },
  { what: 'a group of options', path: 'optionGroups/toppings' },
  { what: 'a collection that no rule names', path: 'reviews/one' },
  { what: 'a document below a dish', path: 'menu/minestrone/notes/one' },
  { what: 'a document below an account', path: 'users/diner/menu/hidden' },
];

function everyWay({ what, path }: { what: string; path: string }): RuleCase[] {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const attempts = [
    { how: 'read', attempt: { get: path } },
    { how: 'list the siblings of', attempt: { list: parent, limit: 1 } },
    { how: 'add one like', attempt: { writes: [{ set: `${parent}/new`, data: { a: 1 } }] } },
    { how: 'change', attempt: { writes: [{ update: path, data: { a: 1 } }] } },
    { how: 'remove', attempt: { writes: [{ remove: path }] } },
  ];
  return attempts.flatMap(({ how, attempt }) =>
    forEveryCaller({ what: `${how} ${what}`, attempt, allowed: [] }),
  );
}

const collections = [
  ...['menu', 'meta', 'users', 'carts', 'images', 'idempotency', 'audit', 'notes'],
  ...['orders', 'events', 'days', 'settings', 'optionGroups'],
];

const closedCases: RuleCase[] = [
  ...closed.flatMap(everyWay),
  ...collections.flatMap((id) =>
    forEveryCaller({
      what: `query all collections named ${id}`,
      attempt: { listGroup: id, limit: 1 },
      allowed: [],
    }),
  ),
];

/** All cases, by the part of the rules they are about. */
export const ruleCases: { about: string; cases: RuleCase[] }[] = [
  { about: 'the menu', cases: menuCases },
  { about: 'what a dish is', cases: dishCases },
  { about: "the menu's version", cases: menuVersionCases },
  { about: 'people and their carts', cases: peopleCases },
  { about: 'orders', cases: orderCases },
  { about: 'the record of changes', cases: auditCases },
  { about: 'everything else', cases: closedCases },
];
