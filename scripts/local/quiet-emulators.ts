/**
 * Loaded before firebase-tools, which would write several lines into two logs for each call and each
 * file. Once the emulators are ready, it writes what functions print, and what goes wrong.
 */
import { createRequire } from 'node:module';

type Log = (...words: unknown[]) => unknown;
type Logger = { debug: Log; info: Log };
type Middleware = (request: unknown, response: unknown, next: () => void) => void;

const requireOfTools = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);

const aboutOneCall = /^(?:Beginning execution of|Finished) "|^\[hosting\] Rewriting /;

const { logger } = requireOfTools('./lib/logger.js') as { logger: Logger };
const { info } = logger;
logger.info = (...words) => {
  if (String(words[0]).includes('All emulators ready')) logger.debug = () => undefined;
  const isAboutOneCall = words.slice(0, 2).some((each) => aboutOneCall.test(String(each)));
  return isAboutOneCall ? undefined : info.call(logger, ...words);
};

// What it returns lists the requests to Hosting.
requireOfTools('morgan');
const list = requireOfTools.cache[requireOfTools.resolve('morgan')];
if (!list) throw new Error('Hosting lists its requests elsewhere.');
list.exports = (): Middleware => (_, __, next) => {
  next();
};
