import { describe, expect, it } from 'vitest';
import { expectLinear, hurting } from '@thymely/contract/testing/expect-linear';
import { describeError } from './log.ts';

/** Returns what the log keeps of an error with this stack. */
function loggedStack(stack: string): unknown {
  const error = new Error('any');
  error.stack = stack;
  return describeError(error)?.['stack'];
}

describe('requirement 30: the stack of an error in the log', () => {
  it.each([
    'at commit (/workspace/node_modules/@google-cloud/firestore/build/src/write-batch.js:421:19)',
    'at call (file:///workspace/node_modules/@grpc/grpc-js/node_modules/@grpc/proto-loader/x.js:1:2)',
  ])('requirement 30: names the packages in it: %s', (frame) => {
    expect(loggedStack(frame)).toBe(frame);
  });

  it.each([
    ['mail to dana@thymely.test failed', 'mail to [email] failed'],
    ["<dana.o'neil+menu/x@thymely.test>", '<[email]>'],
    ['"a/b@thymely.test"', '"[email]"'],
    ["'ana@thymely.test'/'bea@x.test'", "[email]@x.test'"],
    ["a=ana@thymely.test'b=bea@x.test", '[email]@x.test'],
    ['users/admin/dana/@thymely.test', '[email]'],
    ['node_modules/@dana.test', '[email]'],
    ['/node_modules/@scope/pkg/dana@thymely.test', '/node_modules/@[email]'],
  ])('requirement 30: names nobody: %s', (text, logged) => {
    expect(loggedStack(text)).toBe(logged);
  });
});

it.each(['a', 'a@', '@', '/', 'node_modules/@a', 'aaaaaaaaaaaaaaaa.', 'a-'])(
  'requirement 67: an error that repeats %j is described at once',
  (repeated) => {
    expectLinear(loggedStack, hurting(repeated));
  },
);
