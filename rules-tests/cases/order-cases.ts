import { type CallerName, callers } from '../lab/callers.ts';
import { forEveryCaller, type RuleCase } from './rule-case.ts';

/** The callers who may read their own orders: the same as for carts. */
const owners: readonly CallerName[] = [
  'diner',
  'other diner',
  'admin',
  'demoted admin with a stale claim',
  'document without the claim',
  'claim that is a text',
  'kitchen',
  'kitchen claim without the role',
  'kitchen role without the claim',
  'kitchen with the role of an admin',
  'admin with the role of the kitchen',
];

/** The callers who may read all open orders. */
const staff: readonly CallerName[] = ['kitchen', 'admin'];

const ownersToTry: readonly CallerName[] = [
  ...owners,
  'diner being deleted',
  'diner signed out since',
  'admin signed out since',
  'former kitchen, signed out since',
  'kitchen being deleted',
  'anonymous account',
  'claim without a document',
];

/** Returns the cases in which every caller tries to read this order. */
function reading(what: string, id: string, allowed: readonly CallerName[]): RuleCase[] {
  const attempt = { get: `orders/${id}` };
  return forEveryCaller({ what: `requirement 46: read ${what}`, attempt, allowed });
}

const readingOwn = ownersToTry.flatMap((owner) =>
  reading(`the order of: ${owner}`, `open-${callers[owner]?.uid}`, [
    ...staff,
    ...owners.filter((name) => name === owner),
  ]),
);

const gets: RuleCase[] = [
  ...readingOwn,
  ...reading("the diner's past order", 'ended-diner', ['diner']),
  ...reading("the kitchen's own past order", 'ended-kitchen', ['kitchen']),
  ...reading('the order of a removed diner', 'of-nobody', []),
  ...reading('an order that does not exist', 'missing', []),
];

type List = { what: string; where?: Record<string, unknown>; limit?: number };

/** Returns cases in which every caller tries to list these orders: their own without `where`. */
function listing({ what, where, limit }: List, allowed: readonly CallerName[]): RuleCase[] {
  return forEveryCaller({
    what,
    attempt: (uid) => ({
      list: 'orders',
      where: where ?? { uid },
      ...(limit !== undefined && { limit }),
    }),
    allowed,
  });
}

const open = { isOpen: true };

const lists: RuleCase[] = [
  ...listing({ what: 'list 50 of their own orders', limit: 50 }, owners),
  ...listing({ what: 'list 51 of their own orders', limit: 51 }, []),
  ...listing({ what: 'list all of their own orders' }, []),
  ...listing({ what: 'list 50 orders of the diner', where: { uid: 'diner' }, limit: 50 }, [
    'diner',
  ]),
  ...listing({ what: 'list 50 orders of removed diners', where: { uid: '' }, limit: 50 }, []),
  ...listing({ what: 'list one order of anyone', where: {}, limit: 1 }, []),
  ...listing({ what: 'list 1000 open orders', where: open, limit: 1000 }, staff),
  ...listing({ what: 'list 1001 open orders', where: open, limit: 1001 }, []),
  ...listing({ what: 'list all open orders', where: open }, []),
  ...listing({ what: 'list ended orders', where: { isOpen: false }, limit: 1 }, []),
  ...listing({ what: 'list by what is open in words', where: { isOpen: 'true' }, limit: 1 }, []),
];

export const orderCases: RuleCase[] = [...gets, ...lists];
