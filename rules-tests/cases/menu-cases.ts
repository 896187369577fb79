import { callerNames } from '../lab/callers.ts';
import { forEveryCaller, type RuleCase } from './rule-case.ts';

const dishes: RuleCase[] = [
  ...forEveryCaller({
    what: 'read a dish',
    attempt: { get: 'menu/minestrone' },
    allowed: callerNames,
  }),
  ...forEveryCaller({
    what: 'read a dish that is back from a rest',
    attempt: { get: 'menu/back' },
    allowed: callerNames,
  }),
  ...forEveryCaller({
    what: 'read a dish that rests',
    attempt: { get: 'menu/resting' },
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: 'read a dish of a hidden category',
    attempt: { get: 'menu/tucked-away' },
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: 'read a dish of which it is unclear whether it rests',
    attempt: { get: 'menu/mistyped' },
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: 'read a dish that does not exist',
    attempt: { get: 'menu/missing' },
    allowed: ['admin'],
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
  ...forEveryCaller({
    what: 'count 200 dishes',
    attempt: { count: 'menu', limit: 200 },
    allowed: ['admin'],
  }),
  ...forEveryCaller({
    what: 'count the menu without a limit',
    attempt: { count: 'menu' },
    allowed: [],
  }),
];

const version: RuleCase[] = [
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
];

export const menuCases: RuleCase[] = [...dishes, ...version];
