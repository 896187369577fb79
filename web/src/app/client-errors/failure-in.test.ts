import { describe, expect, it } from 'vitest';
import { failureIn } from './failure-in.ts';

/** An uncaught error, as the window receives it. */
const uncaught = (error: unknown) => Object.assign(new Event('error'), { error });
const unhandled = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

function errorWith(fields: object): Error {
  return Object.assign(new Error('broken'), fields);
}

describe('the reported failure', () => {
  const place = 'https://thymely.example/assets/0123456789ab.js:1:23';

  it('has the name, message and stack frames of an error in Chromium', () => {
    const stack = `TypeError: broken\n    at Kx (${place})\n    at ${place}`;
    const error = errorWith({ name: 'TypeError', stack });
    expect(failureIn(uncaught(error))).toEqual({
      kind: 'error',
      message: 'TypeError: broken',
      frames: [`    at Kx (${place})`, `    at ${place}`],
    });
  });

  it('has them for Firefox and Safari in the form that the log can group', () => {
    const error = errorWith({ stack: `Kx@${place}\n@${place}\n[native code]\n` });
    expect(failureIn(unhandled(error))).toEqual({
      kind: 'rejection',
      message: 'Error: broken',
      frames: [`    at Kx (${place})`, `    at ? (${place})`],
    });
  });

  it('has the cause of an error that made a screen fail', () => {
    const error = errorWith({ name: 'ChunkUnavailable', cause: new TypeError('no module') });
    const event = new CustomEvent('clienterror', { detail: error });
    expect(failureIn(event)).toMatchObject({
      kind: 'screen',
      message: 'ChunkUnavailable: broken (cause: TypeError: no module)',
    });
  });

  it('has the thrown value itself when it is not an error', () => {
    expect(failureIn(unhandled('tea'))).toMatchObject({ message: 'Thrown: tea', frames: [] });
  });
});

describe('an expected failure', () => {
  it.each([
    ['an abort', unhandled(new DOMException('The user aborted a request.', 'AbortError'))],
    ['a call of the API without a connection', unhandled(errorWith({ code: 'NETWORK' }))],
    ['a sign-in without one', unhandled(errorWith({ code: 'auth/network-request-failed' }))],
    ['a part of the app without one', unhandled(errorWith({ isOffline: true }))],
    ['a request without one in Chromium', unhandled(new TypeError('Failed to fetch'))],
    ['a request without one in Safari', unhandled(new TypeError('Load failed'))],
    ["another origin's script, of which nothing is known", uncaught(null)],
    ['a rejection without a reason', unhandled(undefined)],
  ])('is not reported: %s', (_, event) => {
    expect(failureIn(event)).toBeUndefined();
  });

  it('does not include a missing part of the app, whose message is similar', () => {
    const gone = 'Failed to fetch dynamically imported module: https://thymely.example/a.js';
    expect(failureIn(unhandled(new TypeError(gone)))).toMatchObject({
      message: `TypeError: ${gone}`,
    });
  });
});
