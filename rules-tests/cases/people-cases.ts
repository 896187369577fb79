import { type CallerName, callers } from '../lab/callers.ts';
import { forEveryCaller, type RuleCase } from './rule-case.ts';

/** Returns the cases in which every caller tries to read the document of this one. */
function reading(owner: CallerName, allowed: CallerName[]): RuleCase[] {
  return forEveryCaller({
    what: `read the account of: ${owner}`,
    attempt: { get: `users/${callers[owner]?.uid}` },
    allowed,
  });
}

const users: RuleCase[] = [
  ...reading('diner', ['diner', 'admin']),
  ...reading('other diner', ['other diner', 'admin']),
  ...reading('diner being deleted', ['diner being deleted', 'admin']),
  ...reading('diner signed out since', ['admin']),
  ...reading('anonymous account', ['admin']),
  ...reading('admin', ['admin']),
  ...reading('demoted admin with a stale claim', ['demoted admin with a stale claim', 'admin']),
  ...reading('kitchen', ['kitchen', 'admin']),
  ...reading('former kitchen, signed out since', ['admin']),
  ...forEveryCaller({
    what: 'list 200 accounts',
    attempt: { list: 'users', limit: 200 },
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: 'list 201 accounts',
    attempt: { list: 'users', limit: 201 },
    allowed: [],
  }),
  ...forEveryCaller({
    what: 'list all accounts',
    attempt: { list: 'users' },
    allowed: [],
  }),
];

const ownersOfCarts: { owner: CallerName; allowed: CallerName[] }[] = [
  { owner: 'diner', allowed: ['diner'] },
  { owner: 'other diner', allowed: ['other diner'] },
  { owner: 'admin', allowed: ['admin'] },
  { owner: 'kitchen', allowed: ['kitchen'] },
  { owner: 'diner being deleted', allowed: [] },
  { owner: 'diner signed out since', allowed: [] },
  { owner: 'admin signed out since', allowed: [] },
  { owner: 'anonymous account', allowed: [] },
  { owner: 'claim without a document', allowed: [] },
];

const carts: RuleCase[] = [
  ...ownersOfCarts.flatMap(({ owner, allowed }) =>
    forEveryCaller({
      what: `read the cart of: ${owner}`,
      attempt: { get: `carts/${callers[owner]?.uid}` },
      allowed,
    }),
  ),
  ...forEveryCaller({ what: 'list carts', attempt: { list: 'carts', limit: 1 }, allowed: [] }),
];

export const peopleCases: RuleCase[] = [...users, ...carts];
