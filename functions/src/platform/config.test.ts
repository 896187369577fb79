import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('the configuration has defaults for every setting', () => {
  expect(readConfig({})).toEqual({
    appCheck: 'log',
    callsPerMinute: 300,
    forwardedHops: 1,
    auditPersonDays: 730,
    unverifiedOrdersPerHour: 10,
  });
});

it('the configuration takes every setting from the environment', () => {
  const environment = {
    APP_CHECK: 'enforce',
    CALLS_PER_MINUTE: '60',
    FORWARDED_HOPS: '2',
    AUDIT_PERSON_DAYS: '3650',
    UNVERIFIED_ORDERS_PER_HOUR: '3',
  };
  expect(readConfig({ ...environment, PATH: '/bin' })).toEqual({
    appCheck: 'enforce',
    callsPerMinute: 60,
    forwardedHops: 2,
    auditPersonDays: 3650,
    unverifiedOrdersPerHour: 3,
  });
});

it.each([
  ['APP_CHECK', 'yes'],
  ['CALLS_PER_MINUTE', '0'],
  ['CALLS_PER_MINUTE', 'many'],
  ['FORWARDED_HOPS', '-1'],
  ['AUDIT_PERSON_DAYS', '29'],
  ['AUDIT_PERSON_DAYS', '3651'],
  ['AUDIT_PERSON_DAYS', 'forever'],
  ['FUNCTION_ACCOUNT', 'thymely-api@'],
])('the configuration reports in one line that %s cannot be %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} cannot be "${value}": it is `);
});
