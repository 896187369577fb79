import { describe, expect, it } from 'vitest';
import { failureIn } from './failure-in.ts';

/** An error that nothing caught, as the window hears of it. */
const uncaught = (error: unknown) => Object.assign(new Event('error'), { error });
const unhandled = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

function errorWith(fields: object): Error {
  return Object.assign(new Error('broken'), fields);
}

describe('what a report says about', () => {
  const place = 'https://thymely.example/assets/main-AbCd1234.js:1:23';

  it('an error in Chromium: its name, its message and the frames of its stack', () => {
    const stack = `TypeError: broken\n    at Kx (${place})\n    at ${place}`;
    const error = errorWith({ name: 'TypeError', stack });
    expect(failureIn(uncaught(error))).toEqual({
      kind: 'error',
      message: 'TypeError: broken',
      frames: [`    at Kx (${place})`, `    at ${place}`],
    });
  });

  it('an error in Firefox or Safari: the same, in the form that the log can group', () => {
    const error = errorWith({ stack: `Kx@${place}\n@${place}\n[native code]\n` });
    expect(failureIn(unhandled(error))).toEqual({
      kind: 'rejection',
      message: 'Error: broken',
      frames: [`    at Kx (${place})`, `    at ? (${place})`],
    });
  });

  it('an error that a screen failed with: what caused it, too', () => {
    const error = errorWith({ name: 'ChunkUnavailable', cause: new TypeError('no module') });
    const event = new CustomEvent('clienterror', { detail: error });
    expect(failureIn(event)).toMatchObject({
      kind: 'screen',
      message: 'ChunkUnavailable: broken (cause: TypeError: no module)',
    });
  });

  it('something thrown that is no error: the thing itself', () => {
    expect(failureIn(unhandled('tea'))).toMatchObject({ message: 'Thrown: tea', frames: [] });
  });
});

describe('nothing is reported of', () => {
  it.each([
    ['an abort', unhandled(new DOMException('The user aborted a request.', 'AbortError'))],
    ['a call of the API without a connection', unhandled(errorWith({ code: 'NETWORK' }))],
    ['a sign-in without one', unhandled(errorWith({ code: 'auth/network-request-failed' }))],
    ['a part of the app without one', unhandled(errorWith({ isOffline: true }))],
    ['a request without one in Chromium', unhandled(new TypeError('Failed to fetch'))],
    ['a request without one in Safari', unhandled(new TypeError('Load failed'))],
    ["another origin's script, of which nothing is known", uncaught(null)],
    ['a rejection without a reason', unhandled(undefined)],
  ])('%s', (_, event) => {
    expect(failureIn(event)).toBeUndefined();
  });

  it('but a part of the app that is gone is something else than no connection', () => {
    const gone = 'Failed to fetch dynamically imported module: https://thymely.example/a.js';
    expect(failureIn(unhandled(new TypeError(gone)))).toMatchObject({
      message: `TypeError: ${gone}`,
    });
  });
});
