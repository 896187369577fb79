import { expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const user = { _id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'admin' };
const notFound = { code: 'NOT_FOUND', message: 'There is no such user.' };

it('an answer that docs/openapi.json describes passes', () => {
  checkAnswer('getOwnUser', 200, user);
  checkAnswer('listUsers', 200, [user, user]);
  checkAnswer('promoteUser', 404, notFound);
});

it.each([
  ['a field of another kind', { ...user, name: 7 }],
  ['a word that is not listed', { ...user, role: 'owner' }],
  ['a field that is not listed', { ...user, status: 'active' }],
  ['a missing field', { _id: 'u1', name: 'Ada', email: 'ada@example.com' }],
  ['an ID that is none', { ...user, _id: 'a/b' }],
])('an answer with %s is detected, even in a list', (_, wrong) => {
  expect(() => checkAnswer('getOwnUser', 200, wrong)).toThrow(
    'getOwnUser 200 is not as docs/openapi.json says',
  );
  expect(() => checkAnswer('listUsers', 200, [user, wrong])).toThrow('listUsers 200 is not as');
});

it('a status that docs/openapi.json does not list for the endpoint is detected', () => {
  expect(() => checkAnswer('getOwnUser', 201, user)).toThrow('docs/openapi.json has no 201');
  expect(() => checkAnswer('getOwnUser', 404, notFound)).toThrow('docs/openapi.json has no 404');
});

it('an error with a code of another status, an extra field or no message is detected', () => {
  const check = (error: object) => () => checkAnswer('promoteUser', 404, error);
  expect(check({ ...notFound, code: 'CONFLICT' })).toThrow('promoteUser 404 is not as');
  expect(check({ ...notFound, stack: 'at …' })).toThrow('promoteUser 404 is not as');
  expect(check({ code: 'NOT_FOUND' })).toThrow('promoteUser 404 is not as');
});

it('an answer without a JSON body has none in docs/openapi.json, either', () => {
  expect(() => checkAnswer('exportMenu', 200, {})).toThrow('has no JSON for it');
});
