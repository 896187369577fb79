/**
 * What docs/api.md says about each endpoint beyond its schemas. Kept out of the nouns: the web app
 * has no use for it.
 */
import type { EndpointName } from './api.ts';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';

export type EndpointNotes = {
  /** One or two sentences. */
  summary: string;
  /** What each success status means. */
  success: Partial<Record<200 | 201 | 304, string>>;
  /** Answers that are particular to the endpoint; the common ones are listed once. */
  errors?: Partial<Record<ErrorCode, string>>;
  /**
   * Documents read and written at most, when nobody else writes at the same time. Finding out who
   * calls reads one more.
   */
  cost?: string;
};

const otherVersion =
  'the dish has another version: `current` is the dish as it is now, the ETag its version';

export const apiNotes: Record<EndpointName, EndpointNotes> = {
  createSession: {
    summary:
      'Exchanges a Firebase ID token for the access token that every other call takes (12 h).',
    success: { 200: 'the access token' },
    errors: { FORBIDDEN: "the email isn't the ID token's own (compared trimmed, in lower case)" },
    cost: '1 read for a known user',
  },
  endSession: {
    summary:
      'Ends the access token it is called with, and no other session. No body. The same token can be sent here again; every other call refuses it from now on.',
    success: { 200: 'a short message' },
    cost: '1 read, 1 write; nothing for a token that has already ended',
  },
  saveUser: {
    summary:
      "Creates the caller's user document. Repeating it changes nothing except the name, if a new one is sent and it isn't empty, and the email, if the account has a new one.",
    success: { 201: 'the new user', 200: 'the user, who already existed' },
    errors: { FORBIDDEN: "the email isn't the ID token's own" },
  },
  listUsers: {
    summary:
      'The users, newest first, a page at a time. Header `X-Next-Cursor` is the `after` of the next page, if there is one; `X-Total-Count` counts all users, or all that `q` finds. `q` matches the beginning of any word of the name or the email; case and accents do not matter.',
    success: { 200: 'the users' },
    errors: { INVALID_REQUEST: 'also when `after` names a user who no longer exists' },
  },
  promoteUser: {
    summary: 'Makes a user an admin. No body. Repeating it completes an interrupted one.',
    success: { 200: 'the user, an admin from the next call on' },
    errors: {
      NOT_FOUND: 'no such user',
      CONFLICT: 'the user is being removed, or has not verified their email',
    },
  },
  demoteUser: {
    summary:
      'Takes the admin role away and signs the user out everywhere. Repeating the call completes an interrupted one.',
    success: { 200: 'the user, no admin from the next call on' },
    errors: {
      NOT_FOUND: 'no such user',
      CONFLICT: "the caller's own role, and so the last admin's",
    },
  },
  deleteUser: {
    summary:
      'Removes a user: account, cart and document. Avatars go with the next daily sweep. Repeating the call completes an interrupted one.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such user', CONFLICT: "the caller's own account, or the last admin" },
  },
  checkAdmin: {
    summary:
      'Whether an email belongs to an admin. Callers can ask about their own; admins can ask about any.',
    success: { 200: 'yes or no' },
    errors: { FORBIDDEN: "another diner's email, whether or not anyone has it" },
  },
  listMenu: {
    summary:
      'The menu, newest dish first. `Cache-Control: public, max-age=0, s-maxage=60` and an ETag; with an Authorization header `private, no-cache`.',
    success: { 200: 'the dishes', 304: 'the caller already has this version (If-None-Match)' },
    cost: '1 read, whatever the size of the menu',
  },
  exportMenu: {
    summary:
      "The menu as a CSV file (`text/csv`, UTF-8 with a byte order mark, CRLF): a row of column names, `_id,name,category,price,recipe,image,version`, and a row for each dish, newest first. A cell that begins with `=`, `+`, `-`, `@` or a tab gets a `'` in front, which an import takes away; a cell that begins like one so guarded gets one more.",
    success: { 200: 'the file' },
    cost: '1 read',
  },
  importMenu: {
    summary: `Up to ${limits.importRowsPerCall} rows of an import: all of them or none, with one new version of the menu. A row with an \`_id\` changes that dish, one without makes a new one, under an id that follows from its content: repeating an interrupted import never adds a dish twice. Rows that change nothing write nothing. A row with an \`_id\` and a \`version\` is refused if the dish has changed since that version (and does not already say the same): \`errors.version\` says so, and the errors of the other columns say what is on the menu now. Cells follow POST /menu; what is wrong with one is listed in the \`errors\` of its row. New dishes appear in the order of their rows, so sending the last rows of a file first keeps its order. The body can be up to ${limits.importBodyBytes / 1024} KiB.`,
    success: {
      200: 'what happened to each row, or would happen; `errors` names the columns of a refused row',
    },
    errors: { TOO_LARGE: `the body is larger than ${limits.importBodyBytes / 1024} KiB` },
    cost: 'n + 1 reads for n rows; 2 writes for each row that changes something, and 1',
  },
  getMenuItem: {
    summary: 'One dish, with its version as an ETag. Cached like the menu.',
    success: { 200: 'the dish', 304: 'the caller has this version already (If-None-Match)' },
    errors: { NOT_FOUND: 'no such dish' },
  },
  createMenuItem: {
    summary:
      'Puts a dish on the menu. With a header `Idempotency-Key` (1–64 characters, kept 24 h per caller) a repeated call answers the first one.',
    success: { 201: 'the dish, and its version as an ETag' },
    errors: { CONFLICT: 'the key was already used with another body' },
    cost: '2 reads, 4 writes',
  },
  updateMenuItem: {
    summary:
      'Changes the named fields of a dish, at least one. With a header `If-Match` (ETags, weak ones too, or `*`) only while the dish has that version; a dish that says all of it already is answered as it is.',
    success: { 200: 'the dish, and its new version as an ETag' },
    errors: { NOT_FOUND: 'no such dish; nothing is created', CONFLICT: otherVersion },
    cost: '2 reads, 3 writes',
  },
  deleteMenuItem: {
    summary:
      'Takes a dish off the menu. Carts show it as no longer available. With a header `If-Match` only while the dish has that version.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such dish', CONFLICT: otherVersion },
    cost: '2 reads, 3 writes',
  },
  listCart: {
    summary:
      "The caller's cart in the order added, with the menu's present names, images and prices.",
    success: { 200: 'the lines' },
    errors: { FORBIDDEN: "the email isn't the caller's own" },
    cost: '2 reads, whatever the number of lines',
  },
  addToCart: {
    summary:
      'Adds one of a dish. Only `menuItemId` is needed, and only `menuItemId` is used. With a header `Idempotency-Key` (1–64 characters, kept as long as the line) a repeated call returns the line that the first one added.',
    success: { 201: 'the line; a new one has quantity 1' },
    errors: {
      NOT_FOUND: 'no such dish',
      CONFLICT:
        'the dish is already in the cart, the cart already holds 100 lines, or the key was already used for another dish',
      FORBIDDEN: "the email, if sent, isn't the caller's own",
    },
    cost: '3 reads, 1 write',
  },
  setCartQuantity: {
    summary: "Sets the quantity of a line in the caller's own cart.",
    success: { 200: 'the line' },
    errors: { NOT_FOUND: "no such line in the caller's own cart" },
    cost: '2 reads, 1 write',
  },
  removeFromCart: {
    summary: "Removes a line from the caller's own cart.",
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: "no such line in the caller's own cart" },
    cost: '2 reads, 1 write',
  },
  uploadImage: {
    summary:
      'Stores a picture: multipart/form-data, one file in the field `image`, up to 900,000 bytes, PNG, JPEG or WebP by content, up to 4096 pixels on each side. The file name is ignored. The picture is rebuilt from what its pixels need: metadata, color profiles, comments and unknown parts are dropped; a JPEG keeps its orientation. Of an account, the newest 3 avatars are kept.',
    success: { 200: 'the address of the picture, below the site' },
    errors: {
      INVALID_REQUEST: 'no file, more than one, a broken one, or too many pixels',
      TOO_LARGE: 'more than 900,000 bytes',
      UNSUPPORTED_MEDIA_TYPE:
        'not multipart, or not a still PNG, JPEG or WebP picture and nothing else',
      TOO_MANY_REQUESTS: 'more than 30 pictures within an hour',
      CONFLICT: 'there are 2,000 avatars already, or 5,000 pictures of dishes',
      FORBIDDEN: "a picture of a dish, from a caller who isn't an admin",
    },
    cost: '2 reads, 3 writes; for an avatar 6 reads',
  },
  getImage: {
    summary:
      'The bytes of a picture. `Cache-Control: public, max-age=31536000, immutable`, nosniff, a Content-Security-Policy that allows nothing, and `Cross-Origin-Resource-Policy: same-origin`.',
    success: { 200: 'the picture' },
    errors: { NOT_FOUND: 'no such picture' },
  },
  listAudit: {
    summary:
      'What admins changed, newest first, a page at a time: by whom, what, when, and how it was before and after. Header `X-Next-Cursor` is the `after` of the next page, if there is one. `from` is inclusive, `to` is exclusive. `who` is the `_id` of an admin, or `operator` for a change made on the command line. Each entry is written together with its change, and is never changed or removed.',
    success: { 200: 'the entries' },
    errors: { INVALID_REQUEST: 'also when `after` names no entry' },
    cost: 'page size + 2 reads, 1 for each person on the page, and 1 more for each who no longer exists',
  },
  getHealth: {
    summary: 'Whether the API and its database can be reached.',
    success: { 200: 'they can' },
  },
};
