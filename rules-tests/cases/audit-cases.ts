import type { Write } from '../lab/attempt.ts';
import {
  bumpVersion,
  type Entry,
  newDish,
  nextVersion,
  now,
  recordOf,
  yesterday,
} from './dish-attempts.ts';
import { storedDish, storedVersion } from '../lab/fixtures.ts';
import { forEveryCaller, may, mayNot, type RuleCase } from './rule-case.ts';

const changedDish = { ...storedDish, priceCents: 950, updatedAt: now };

/** One change to a dish with its correct entry. */
type Change = { what: string; write: Write; id: string; entry: Entry };

function change(what: string, write: Write): Change {
  return { what, write, ...recordOf(write, { who: 'admin' }) };
}

const adding = change('add a dish', { set: 'menu/caesar', data: newDish() });
const changing = change('change a dish', { set: 'menu/minestrone', data: changedDish });
const removing = change('remove a dish', { remove: 'menu/minestrone' });

function recorded({ write, id, entry }: Change, falsified: Entry = {}): { writes: Write[] } {
  const data = Object.entries({ ...entry, ...falsified }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    writes: [write, bumpVersion, { set: `audit/${id}`, data: Object.fromEntries(data) }],
  };
}

const falsifications: { what: string; falsified: Entry }[] = [
  { what: 'says that another did it', falsified: { who: 'other-admin' } },
  { what: 'says that it happened yesterday', falsified: { when: yesterday } },
  { what: 'says something else happened', falsified: { what: 'menu.restore' } },
  { what: 'names another dish', falsified: { target: 'gazpacho' } },
  { what: 'has an unknown field', falsified: { note: 'mine' } },
  { what: 'leaves out who', falsified: { who: undefined } },
  { what: 'leaves out before', falsified: { before: undefined } },
  { what: 'leaves out after', falsified: { after: undefined } },
  { what: 'makes up what was before', falsified: { before: { ...storedDish, priceCents: 1 } } },
  { what: 'makes up what was after', falsified: { after: { ...changedDish, priceCents: 1 } } },
];

const recording: RuleCase[] = [adding, changing, removing].flatMap((change) => [
  may('admin', { what: `${change.what} and record it`, attempt: recorded(change) }),
  mayNot('admin', {
    what: `${change.what} and call it an import`,
    attempt: recorded(change, { what: 'menu.import' }),
  }),
  ...['menu.create', 'menu.update', 'menu.delete']
    .filter((what) => what !== change.entry['what'])
    .map((what) =>
      mayNot('admin', {
        what: `${change.what} and call it ${what}`,
        attempt: recorded(change, { what }),
      }),
    ),
  ...falsifications.map(({ what, falsified }) =>
    mayNot('admin', {
      what: `${change.what} together with a record that ${what}`,
      attempt: recorded(change, falsified),
    }),
  ),
]);

function entryAlone(entry: Entry, id: string): { writes: Write[] } {
  return { writes: [{ set: `audit/${id}`, data: entry }] };
}

const alone: RuleCase[] = [
  ...forEveryCaller({
    what: 'add a record to those of others',
    attempt: entryAlone({ ...adding.entry, who: 'diner' }, `caesar_${storedVersion}`),
    allowed: [],
  }),
  mayNot('admin', {
    what: 'record a change that nobody made',
    attempt: entryAlone(changing.entry, `minestrone_${storedVersion}`),
  }),
  mayNot('admin', {
    what: 'record that a dish stayed as it was',
    attempt: entryAlone({ ...changing.entry, after: storedDish }, `minestrone_${storedVersion}`),
  }),
  mayNot('admin', {
    what: 'record the removal of a dish that never was',
    attempt: entryAlone(
      { ...removing.entry, target: 'unknown', before: null },
      `unknown_${storedVersion}`,
    ),
  }),
  mayNot('admin', {
    what: 'record a change twice',
    attempt: {
      writes: [
        ...recorded(changing).writes,
        { set: `audit/minestrone_${nextVersion + 1}`, data: changing.entry },
      ],
    },
  }),
  ...[`minestrone_${storedVersion}`, 'minestrone_9', 'minestrone8', `caesar_${nextVersion}`].map(
    (id) =>
      mayNot('admin', {
        what: `record a change of minestrone at version ${nextVersion} under ${id}`,
        attempt: recorded({ ...changing, id }),
      }),
  ),
];

export const auditCases: RuleCase[] = [
  ...forEveryCaller({
    what: 'read a record',
    attempt: { get: 'audit/minestrone_6' },
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: 'list 200 records',
    attempt: { list: 'audit', limit: 200 },
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: 'list 201 records',
    attempt: { list: 'audit', limit: 201 },
    allowed: [],
  }),
  ...forEveryCaller({ what: 'list all records', attempt: { list: 'audit' }, allowed: [] }),
  ...forEveryCaller({
    what: 'change a record',
    attempt: { writes: [{ update: 'audit/minestrone_6', data: { who: 'diner' } }] },
    allowed: [],
  }),
  ...forEveryCaller({
    what: 'remove a record',
    attempt: { writes: [{ remove: 'audit/minestrone_6' }] },
    allowed: [],
  }),
  ...recording,
  ...alone,
];
