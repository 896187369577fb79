import { forEveryCaller, type RuleCase } from './rule-case.ts';

const path = 'kitchen/live';

export const boardCases: RuleCase[] = [
  ...forEveryCaller({
    what: 'read what the boards are told',
    attempt: { get: path },
    allowed: ['kitchen', 'admin'],
  }),
  ...forEveryCaller({
    what: 'read what the boards are told before anything was',
    attempt: { get: path },
    allowed: ['kitchen', 'admin'],
    without: path,
  }),
  ...forEveryCaller({
    what: 'list it with the kitchen screens',
    attempt: { list: 'kitchen', limit: 1 },
    allowed: [],
  }),
];
