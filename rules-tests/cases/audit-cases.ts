import { forEveryCaller, type RuleCase } from './rule-case.ts';

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
];
