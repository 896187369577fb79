import type { Write } from '../lab/attempt.ts';
import { callerNames } from '../lab/callers.ts';
import { storedVersion } from '../lab/fixtures.ts';
import { forEveryCaller, may, mayNot, type RuleCase } from './rule-case.ts';

const next = storedVersion + 1;

function setVersion(data: Record<string, unknown>): { writes: Write[] } {
  return { writes: [{ set: 'meta/menu', data }] };
}

export const menuVersionCases: RuleCase[] = [
  ...forEveryCaller({
    what: "read the menu's version",
    attempt: { get: 'meta/menu' },
    allowed: callerNames,
  }),
  ...forEveryCaller({
    what: 'read the document next to it in meta',
    attempt: { get: 'meta/other' },
    allowed: [],
  }),
  ...forEveryCaller({ what: 'list meta', attempt: { list: 'meta', limit: 1 }, allowed: [] }),
  ...forEveryCaller({
    what: "raise the menu's version by one",
    attempt: setVersion({ version: next }),
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: "start the menu's version at one",
    attempt: setVersion({ version: 1 }),
    allowed: ['admin'],
    without: ['meta/menu'],
  }),
  ...forEveryCaller({
    what: "remove the menu's version",
    attempt: { writes: [{ remove: 'meta/menu' }] },
    allowed: [],
  }),
  ...[1, storedVersion - 1, storedVersion, storedVersion + 2, next + 0.5, String(next), null].map(
    (version) =>
      mayNot('admin', {
        what: `set the menu's version ${storedVersion} to ${JSON.stringify(version)}`,
        attempt: setVersion({ version }),
      }),
  ),
  mayNot('admin', {
    what: 'add a field to the version',
    attempt: setVersion({ version: next, note: 'mine' }),
  }),
  ...[0, 2].map((version) =>
    mayNot('admin', {
      what: `start the menu's version at ${version}`,
      attempt: setVersion({ version }),
      without: ['meta/menu'],
    }),
  ),
  mayNot('admin', {
    what: 'start the version with an unknown field',
    attempt: setVersion({ version: 1, note: 'mine' }),
    without: ['meta/menu'],
  }),
  may('admin', {
    what: "raise the menu's version by an update",
    attempt: { writes: [{ update: 'meta/menu', data: { version: next } }] },
  }),
];
