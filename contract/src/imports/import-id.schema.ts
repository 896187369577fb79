import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import * as words from './words.en.ts';

const importIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same random UUID in all calls of one import, which can then be taken back as a whole. */
export const importIdSchema = v.pipe(
  anyTextSchema(words.invalidImportId),
  v.regex(importIdPattern, words.invalidImportId),
);

/** The query of a call that may be part of an import. */
export const ofImportSchema = v.strictObject({ importId: v.optional(importIdSchema) });
