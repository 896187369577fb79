import { describe, expect, it } from 'vitest';
import { expectLinear, hurting } from '../testing/expect-linear.ts';
import { redactReport } from './redact-report.ts';

const token = `${'eyJhbGciOiJSUzI1NiJ9'}.${'eyJzdWIiOiJkYW5hIn0abc'}.${'c2lnbmF0dXJl'}`;
const uid = 'kXb2VnYt7QhR0sLmW9pZaC4dEfG1';
const order = 'oA1b2C3d4E5f6G7h8I9j0k';

describe('requirement 53: a report of an error', () => {
  it.each([
    ['mail to dana@thymely.test failed', 'mail to [email] failed'],
    ['GET /api/users/admin/dana%40thymely.test', 'GET /api/users/[id]/[email]'],
    ['/api/carts?email=dana@thymely.test is gone', '/api/carts is gone'],
    [`Bearer ${token} was refused`, 'Bearer [token] was refused'],
    [`no such document: ${uid}`, 'no such document: [id]'],
    [`at https://thymely.example/order/${order}:3:7`, 'at https://thymely.example/order/[id]'],
    ['PUT /api/carts/short-1 failed', 'PUT /api/carts/[id] failed'],
    [`the order ${order}. It is gone`, 'the order [id]. It is gone'],
    [
      'at f (https://thymely.example/assets/main-x.js?key=secret:3:7)',
      'at f (https://thymely.example/assets/main-x.js:3:7)',
    ],
    ['https://thymely.example/menu#access_token=secret', 'https://thymely.example/menu'],
  ])('requirement 53: identifies nobody and lets nobody sign in: %s', (text, redacted) => {
    expect(redactReport(text)).toBe(redacted);
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'name')",
    '    at Kx (https://thymely.example/assets/kitchen-screen-B1x_d2Aa.js:1:2345)',
    'at f (https://thymely.example/assets/order-document.schema-AbCd1234.js:1:2)',
    'render@https://thymely.example/assets/0123456789ab.js:1:2',
  ])('still says what went wrong and where: %s', (text) => {
    expect(redactReport(text)).toBe(text);
  });
});

it.each([
  ['a', ''],
  ['a@https://', ''],
  ['a%40', '/'],
  ['/', ''],
  ['/a', ''],
  ['/?', ' '],
  ['/?:1', ' '],
  ['/?a:1:1', 'a'],
  ['/orders', ''],
  ['aaaaaaaaaaaaaaaa.', ''],
  ['A-', '.a'],
])('requirement 67: a report that repeats %j is redacted at once', (repeated, end) => {
  expectLinear(redactReport, hurting(repeated, end));
});
