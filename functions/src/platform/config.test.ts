import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('the configuration has defaults for every setting', () => {
  expect(readConfig({})).toEqual({
    appCheck: 'log',
    callsPerMinute: 300,
    forwardedHops: 1,
    auditPersonDays: 730,
    pushOrigins: [],
  });
});

it('the configuration takes every setting from the environment', () => {
  const environment = {
    APP_CHECK: 'enforce',
    CALLS_PER_MINUTE: '60',
    FORWARDED_HOPS: '2',
    AUDIT_PERSON_DAYS: '3650',
    PUSH_ORIGINS: 'https://push.example.com:8443, http://127.0.0.1:4000',
  };
  expect(readConfig({ ...environment, PATH: '/bin' })).toEqual({
    appCheck: 'enforce',
    callsPerMinute: 60,
    forwardedHops: 2,
    auditPersonDays: 3650,
    pushOrigins: ['https://push.example.com:8443', 'http://127.0.0.1:4000'],
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
  ['PUSH_ORIGINS', 'push.example.com'],
  ['PUSH_ORIGINS', 'https://push.example.com/'],
  ['PUSH_ORIGINS', 'https://push.example.com:443'],
  ['PUSH_ORIGINS', 'https://*.example.com'],
  ['PUSH_ORIGINS', 'https://user@push.example.com'],
  ['PUSH_ORIGINS', 'https://127.0.0.1;.example.com'],
  ['PUSH_ORIGINS', 'https://push.example.com, ftp://push.example.com'],
  ['FUNCTION_ACCOUNT', 'thymely-api@'],
])('the configuration reports in one line that %s cannot be %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} cannot be "${value}": it is `);
});
