import { utils } from 'vitest/browser';

const getElementError = utils.getElementError.bind(utils);

/**
 * The error of a locator that finds nothing has the whole page in its words, as its elements and as a
 * screen reader has it. `expect.poll` looks again twenty times a second, and only the words of the last
 * error are read: only they are written.
 */
utils.getElementError = function notFound(...place) {
  const error = new Error();
  Error.captureStackTrace(error, notFound);
  let message: string | undefined;
  return Object.defineProperty(error, 'message', {
    get: () => (message ??= getElementError(...place).message),
    set: (changed: string) => {
      message = changed;
    },
  });
};
