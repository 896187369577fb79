import * as v from 'valibot';
import { messageSchema } from '../ground/fields.schema.ts';
import { isPlainText } from '../ground/tidy-text.ts';
import { clientErrorLimits } from './limits.ts';

const { messageLength, stackLength } = clientErrorLimits;

const notPlain = 'A report has no control characters.';

/** A message in one line. It is stored unchanged, because nobody sees it as a name. */
const lineSchema = v.pipe(
  v.string('A message must be text.'),
  v.minLength(1, 'A message is required.'),
  v.maxLength(messageLength, `A message can be up to ${messageLength} characters long.`),
  v.check((text) => isPlainText(text) && !/[\t\n\u2028\u2029]/.test(text), notPlain),
);

const stackSchema = v.pipe(
  v.string('A stack must be text.'),
  v.maxLength(stackLength, `A stack can be up to ${stackLength} characters long.`),
  v.check(isPlainText, notPlain),
);

/**
 * - `error`: an exception that nothing caught
 * - `rejection`: a rejected promise that nothing handled
 * - `screen`: an exception while React rendered, caught by an error boundary
 * - `load`: the app's own script failed to load
 */
const kinds = ['error', 'rejection', 'screen', 'load'] as const;

export const clientErrorSchemas = {
  reportClientError: {
    body: v.strictObject({
      kind: v.picklist(kinds, `A kind must be one of these: ${kinds.join(', ')}.`),
      message: lineSchema,
      stack: stackSchema,
      build: v.pipe(
        v.string('A build must be text.'),
        v.regex(/^[\w-]{1,40}$/, 'A build has up to 40 letters, digits, hyphens or underscores.'),
      ),
      page: v.pipe(
        v.string('A page must be text.'),
        v.regex(/^\/[a-z\-/:*]{0,60}$/, 'A page is the pattern of a path, without ids.'),
      ),
      visit: v.pipe(v.string('A visit must be text.'), v.uuid('A visit is a UUID.')),
    }),
    response: messageSchema,
  },
};

export type ClientErrorReport = v.InferOutput<typeof clientErrorSchemas.reportClientError.body>;
