import type { EndpointNotes } from '../ground/endpoint.ts';
import { limits } from '../ground/limits.ts';
import type { menuSchemas } from './schema.ts';

const badDish =
  'also when `diets` and `allergens` contradict each other (`fields` names both), and for a group of options that does not exist';

const otherVersion =
  'the dish has another version: `current` is the dish as it is now, the ETag its version';

export const menuNotes: Record<keyof typeof menuSchemas, EndpointNotes> = {
  listMenu: {
    summary:
      'The menu, newest dish first. `Cache-Control: public, max-age=0, s-maxage=60` and an ETag; with an Authorization header `private, no-cache`. From 4 kB on it comes compressed to callers that accept `br`, under a weak ETag; either form is known by the ETag of the other. With `versions=1`, which is for admins (401, 403) and answered with `Cache-Control: private, no-store` and without an ETag, each dish has its `version` too, the ETag that If-Match takes.',
    success: { 200: 'the dishes', 304: 'the caller already has this version (If-None-Match)' },
    cost: { reads: 1, writes: 0, besides: 'the same whatever the size of the menu' },
  },
  exportMenu: {
    summary:
      "The menu as a CSV file. It comes as `text/csv`, in UTF-8 with a byte order mark and CRLF, with a row of column names, `_id,name,category,price,recipe,image,diets,allergens,options,load,version`, and a row for each dish, newest first. Several values in a cell are separated by `|`; `none` in `diets` and `allergens` says that there are none, an empty cell that nothing is declared. A cell that begins with `=`, `+`, `-`, `@` or a tab gets a `'` in front, which an import takes away; a cell that begins like one so guarded gets one more.",
    success: { 200: 'the file' },
    cost: { reads: 1, writes: 0 },
  },
  importMenu: {
    summary: `Up to ${limits.importRowsPerCall} rows of an import: all of them or none, with one new version of the menu. A row with an \`_id\` changes that dish, one without makes a new one, under an id that follows from its content: repeating an interrupted import never adds a dish twice. Rows that change nothing write nothing. A row with an \`_id\` and a \`version\` is refused if the dish has changed since that version (and does not already say the same): \`errors.version\` says so, and the errors of the other columns say what is on the menu now. Cells follow POST /menu, those of \`diets\`, \`allergens\`, \`options\` (IDs of groups) and \`load\` as an export writes them: a row without one of these cells leaves the dish's own alone, an empty one takes it away; what is wrong with one is listed in the \`errors\` of its row. New dishes appear in the order of their rows, so sending the last rows of a file first keeps its order. The body can be up to ${limits.importBodyBytes / 1024} KiB.`,
    success: {
      200: 'what happened to each row, or would happen; `errors` names the columns of a refused row',
    },
    errors: { TOO_LARGE: `the body is larger than ${limits.importBodyBytes / 1024} KiB` },
    cost: {
      reads: '1 + n',
      writes: '1 + 2 m',
      besides:
        'n is the number of rows, m that of rows that change something; 1 read more for each new row, and for each group of options that the rows name',
    },
  },
  getMenuItem: {
    summary: 'One dish, with its version as an ETag. Cached like the menu.',
    success: { 200: 'the dish', 304: 'the caller has this version already (If-None-Match)' },
    errors: { NOT_FOUND: 'no such dish' },
  },
  createMenuItem: {
    summary: `Puts a dish on the menu. With a header \`Idempotency-Key\` (1–${limits.idempotencyKeyLength} characters, kept 24 h per caller) a repeated call answers the first one.`,
    success: { 201: 'the dish, and its version as an ETag' },
    errors: {
      INVALID_REQUEST: badDish,
      CONFLICT: 'the key was already used with another body',
    },
    cost: {
      reads: 2,
      writes: 4,
      besides:
        '1 read and 1 write less without a key; 1 read more for each group of options that it names',
    },
  },
  updateMenuItem: {
    summary:
      'Changes the named fields of a dish, at least one. With a header `If-Match` (ETags, weak ones too, or `*`) only while the dish has that version; a dish that says all of it already is answered as it is. Null takes `diets`, `allergens`, `optionGroups` or `load` away.',
    success: { 200: 'the dish, and its new version as an ETag' },
    errors: {
      INVALID_REQUEST: badDish,
      NOT_FOUND: 'no such dish; nothing is created',
      CONFLICT: otherVersion,
    },
    cost: { reads: 2, writes: 3, besides: '1 read more for each group of options that is sent' },
  },
  deleteMenuItem: {
    summary:
      'Takes a dish off the menu. Carts show it as no longer available. With a header `If-Match` only while the dish has that version.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such dish', CONFLICT: otherVersion },
    cost: { reads: 3, writes: 3, besides: '1 write more when the dish is sold out' },
  },
};
