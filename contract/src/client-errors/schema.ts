import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { messageSchema } from '../ground/fields.schema.ts';
import { isPlainText } from '../ground/text/tidy-text.ts';
import { clientErrorLimits } from './limits.ts';
import * as words from './words.en.ts';

const { messageLength, stackLength } = clientErrorLimits;

/** A message in one line. It is stored unchanged, because nobody sees it as a name. */
const lineSchema = v.pipe(
  anyTextSchema(words.messageMustBeText),
  v.minLength(1, words.messageRequired),
  v.maxLength(messageLength, words.messageTooLong(messageLength)),
  v.check((text) => isPlainText(text) && !/[\t\n\u2028\u2029]/.test(text), words.notPlain),
);

const stackSchema = v.pipe(
  anyTextSchema(words.stackMustBeText),
  v.maxLength(stackLength, words.stackTooLong(stackLength)),
  v.check(isPlainText, words.notPlain),
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
      kind: v.picklist(kinds, words.unknownKind(kinds.join(', '))),
      message: lineSchema,
      stack: stackSchema,
      build: v.pipe(
        anyTextSchema(words.buildMustBeText),
        v.regex(/^[\w-]{1,40}$/, words.invalidBuild),
      ),
      page: v.pipe(
        anyTextSchema(words.pageMustBeText),
        v.regex(/^\/[a-z\-/:*]{0,60}$/, words.invalidPage),
      ),
      visit: v.pipe(anyTextSchema(words.visitMustBeText), v.uuid(words.invalidVisit)),
    }),
    response: messageSchema,
  },
};

export type ClientErrorReport = v.InferOutput<typeof clientErrorSchemas.reportClientError.body>;
