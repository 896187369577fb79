import type { Write } from '../lab/attempt.ts';
import { callerNames } from '../lab/callers.ts';
import {
  bumpVersion,
  changeMenu,
  createDish,
  newDish,
  now,
  onRecord,
  recordOf,
  updateDish,
} from './dish-attempts.ts';
import { storedVersion } from '../lab/fixtures.ts';
import { forEveryCaller, may, mayNot, type RuleCase } from './rule-case.ts';

const otherDish: Write = { set: 'menu/gazpacho', data: newDish({ name: 'Gazpacho' }) };

const reading: RuleCase[] = [
  ...forEveryCaller({
    what: 'read a dish',
    attempt: { get: 'menu/minestrone' },
    allowed: callerNames,
  }),
  ...forEveryCaller({
    what: 'list 200 dishes',
    attempt: { list: 'menu', limit: 200 },
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: 'list 201 dishes',
    attempt: { list: 'menu', limit: 201 },
    allowed: [],
  }),
  ...forEveryCaller({
    what: 'list the menu without a limit',
    attempt: { list: 'menu' },
    allowed: [],
  }),
  mayNot('admin', { what: 'count the menu without a limit', attempt: { count: 'menu' } }),
  ...forEveryCaller({
    what: 'count 200 dishes',
    attempt: { count: 'menu', limit: 200 },
    allowed: ['admin'],
  }),
];

const changing: RuleCase[] = [
  ...forEveryCaller({
    what: 'add a dish',
    attempt: (who) => createDish(newDish(), { who }),
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: 'change a dish',
    attempt: (who) => updateDish({ priceCents: 950, updatedAt: now }, who),
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: 'remove a dish',
    attempt: (who) => changeMenu([{ remove: 'menu/minestrone' }], who),
    allowed: ['admin'],
  }),
];

const goodChanges: [what: string, write: Write][] = [
  ['add a dish', { set: 'menu/caesar', data: newDish() }],
  ['change a dish', { update: 'menu/minestrone', data: { priceCents: 950, updatedAt: now } }],
  ['remove a dish', { remove: 'menu/minestrone' }],
];

/** Each refused change is a good one, on record, except for the version. */
const versions: RuleCase[] = goodChanges.flatMap(([what, write]) => [
  mayNot('admin', {
    what: `${what} without a new version`,
    attempt: { writes: onRecord([write], { who: 'admin', version: storedVersion }) },
  }),
  ...[-1, 0, 2].map((step) => {
    const version = storedVersion + step;
    return mayNot('admin', {
      what: `${what} with a version ${step} further`,
      attempt: {
        writes: [
          ...onRecord([write], { who: 'admin', version }),
          { set: 'meta/menu', data: { version } },
        ],
      },
    });
  }),
]);

/** Each refused change is a good one, except for its entry. */
const records: RuleCase[] = goodChanges.flatMap(([what, write]) => {
  const { id, entry } = recordOf(write, { who: 'admin' });
  return [
    mayNot('admin', {
      what: `${what} without an entry`,
      attempt: { writes: [write, bumpVersion] },
    }),
    mayNot('admin', {
      what: `${what} with the entry of another dish`,
      attempt: {
        writes: [write, bumpVersion, ...onRecord([otherDish], { who: 'admin' })],
      },
    }),
    mayNot('admin', {
      what: `${what} under the entry of an earlier version`,
      attempt: {
        writes: [write, bumpVersion, { set: `audit/${id.replace(/\d+$/, '6')}`, data: entry }],
      },
    }),
  ];
});

const emptyMenu: RuleCase[] = [
  may('admin', {
    what: 'add the first dish of all, with version 1',
    attempt: { writes: firstDish(1) },
    without: ['meta/menu', 'menu/minestrone'],
  }),
  mayNot('admin', {
    what: 'add the first dish of all with version 2',
    attempt: { writes: firstDish(2) },
    without: ['meta/menu', 'menu/minestrone'],
  }),
  mayNot('admin', {
    what: 'add the first dish of all without a version',
    attempt: { writes: firstDish(1).slice(0, -1) },
    without: ['meta/menu', 'menu/minestrone'],
  }),
];

function firstDish(version: number): Write[] {
  const dish = { set: 'menu/caesar', data: newDish() };
  return [
    ...onRecord([dish], { who: 'admin', version, menu: {} }),
    { set: 'meta/menu', data: { version } },
  ];
}

const batches: RuleCase[] = [
  may('admin', {
    what: 'add, change and remove dishes under one new version',
    attempt: changeMenu([
      { set: 'menu/caesar', data: newDish() },
      otherDish,
      { remove: 'menu/minestrone' },
    ]),
  }),
  mayNot('admin', {
    what: 'change two dishes and record one',
    attempt: {
      writes: [
        ...onRecord([otherDish], { who: 'admin' }),
        { remove: 'menu/minestrone' },
        bumpVersion,
      ],
    },
  }),
  mayNot('admin', {
    what: 'add a good dish in one batch with a bad one',
    attempt: changeMenu([
      { set: 'menu/caesar', data: newDish() },
      { set: 'menu/gazpacho', data: newDish({ priceCents: 0 }) },
    ]),
  }),
  mayNot('admin', {
    what: 'add a good dish in one batch with a role',
    attempt: {
      writes: [
        ...onRecord([{ set: 'menu/caesar', data: newDish() }], { who: 'admin' }),
        { update: 'users/diner', data: { role: 'admin' } },
        bumpVersion,
      ],
    },
  }),
];

export const menuCases: RuleCase[] = [
  ...reading,
  ...changing,
  ...versions,
  ...records,
  ...emptyMenu,
  ...batches,
];
