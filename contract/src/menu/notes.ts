import type { EndpointNotes } from '../ground/endpoint.ts';
import { limits } from '../ground/limits.ts';
import { importLimits } from '../imports/limits.ts';
import { menuLimits } from './limits.ts';
import type { menuSchemas } from './schema.ts';

const badDish =
  'also when `diets` and `allergens` contradict each other (`fields` names both), and for a category, a group of options or a rate of tax that does not exist, and with sizes for another price than that of the cheapest';

const otherVersion =
  'the dish has another version; `current` is the current dish, and the ETag its version';

export const menuNotes: Record<keyof typeof menuSchemas, EndpointNotes> = {
  listMenu: {
    summary:
      'The menu, newest dish first. A dish of a category that was arranged has its `position` in it, from 0, unless it is newer than the arrangement: the arranged dishes come first, then the others. The header `Menu-Categories` has a tag of the categories (GET /menu/categories), which is part of the ETag. `Cache-Control: public, max-age=0, s-maxage=60` and an ETag; with an Authorization header, `private, no-cache`. From 4 kB on, it is compressed for callers that accept `br` or else `gzip`, with a weak ETag; If-None-Match accepts the ETag of either form. With `versions=1`, which is for admins (401, 403) and answered with `Cache-Control: private, no-store` and without an ETag, each dish also has its `version`, the ETag for If-Match, and the dishes that rest (`resting`) or are in a hidden category are listed, too; guests do not see them.',
    success: { 200: 'the dishes', 304: 'the caller already has this version (If-None-Match)' },
    cost: { reads: 1, writes: 0, besides: 'the same whatever the size of the menu' },
  },
  exportMenu: {
    summary:
      "The menu as a CSV file. It comes as `text/csv`, in UTF-8 with a byte order mark and CRLF, with a row of column names, `_id,name,category,price,recipe,image,diets,allergens,options,load,resting,tax,sizes,served,notice,version`, and a row for each dish in the order of the menu: by category, the arranged dishes first, then the newest. `resting` is `yes` for a dish that rests, and `tax` the ID of the rate that a dish names. `sizes` has names with their full prices, `Small=9.50|Large=12.00`, `served` the days and times at which the dish is served, `Mon-Fri 11:30-14:30|Sat,Sun 18:00-01:00`, and `notice` minutes. `yes` and the days are in the language of the site. Several values in a cell are separated by `|`; `none` in `diets` and `allergens` declares that there are none, and an empty cell declares nothing. A cell that begins with `=`, `+`, `-`, `@` or a tab is prefixed with a `'`, which an import removes; a cell that already begins like a prefixed one gets another `'`.",
    success: { 200: 'the file' },
    cost: { reads: 1, writes: 0 },
  },
  importMenu: {
    summary: `Up to ${importLimits.rowsPerCall} rows of an import: all of them or none, with one new version of the menu. A row with an \`_id\` changes that dish. A row without one creates a dish with an ID derived from its content, so that repeating an interrupted import never adds a dish twice. Rows that change nothing write nothing. A row with an \`_id\` and a \`version\` is refused if the dish has changed since that version (unless it is already the same): \`errors.version\` says so, and the errors of the other columns show what is on the menu now. Cells are as in POST /menu, and those of \`diets\`, \`allergens\`, \`options\` (IDs of groups), \`load\`, \`resting\`, \`tax\`, \`sizes\`, \`served\` and \`notice\` as an export writes them: a missing cell keeps the dish's value, and an empty one removes it. With sizes, \`price\` is empty or that of the cheapest; a size of the same name keeps its ID and its load. Recipe and picture are exceptions: a row without them, or with empty cells, keeps those of a dish, and a new dish has no recipe and \`/dish-art/plated/empty-<category>.webp\`, the empty plate of its category. With \`dryRun\`, \`coming\` names groups of options and categories that the same import saves before its dishes; rows may name these, too. The errors of a cell are listed in the \`errors\` of its row. New dishes appear in the order of their rows, so sending the last rows of a file first keeps its order. With an \`importId\`, the same for all batches, the import can be taken back for an hour (POST /imports/:id/take-back). The body can be up to ${importLimits.bodyBytes / 1024} KiB.`,
    success: {
      200: 'what happened to each row, or would happen; `errors` names the columns of a refused row',
    },
    errors: {
      TOO_LARGE: `the body is larger than ${importLimits.bodyBytes / 1024} KiB`,
      CONFLICT: 'the `importId` is that of an import that is being taken back, or of another admin',
    },
    cost: {
      reads: '2 + n',
      writes: '1 + 2 m',
      besides:
        'n is the number of rows, m the number of rows that change something; 1 write more when a row brings a dish to a category; 1 read more for each new row, for each group of options that the rows name, when a row names a rate of tax, and when a row puts a dish to rest, with 1 write more if one of these is sold out; 1 read and 1 write more with an `importId`',
    },
  },
  countDishUses: {
    summary: `In how many carts, and in how many open orders, any of these dishes is; and which orders those are, as far as they are due first. \`dishes\` has 1 to ${menuLimits.dishesPerCount} IDs, with commas between them; an ID that no dish has is in none. Carts that were last changed before carts listed their dishes are not counted.`,
    success: { 200: 'the two numbers, and up to ten orders' },
    cost: {
      reads: '1 + n',
      writes: 0,
      besides:
        'n is the number of open orders, but at least 1; 1 read more for every 1 000 carts that are counted',
    },
  },
  getMenuOrder: {
    summary:
      "The dishes of a category in the order in which they were arranged, and the list's version as an ETag. Dishes that are not in it come after the others, the newest first. A dish that was deleted or moved to another category is not in it.",
    success: { 200: 'the list; it is empty for a category that nobody arranged' },
    cost: { reads: 1, writes: 0 },
  },
  saveMenuOrder: {
    summary: `Arranges up to ${menuLimits.dishesArranged} dishes of a category, with one new version of the menu; an empty list takes the arrangement back. With a header \`If-Match\` (ETags, including weak ones, or \`*\`), it does so only if the list still has that version; a list that is the same already is not written again. With an \`importId\`, it is part of that import and can be taken back with it (POST /imports/:id/take-back). The change is recorded in the audit log. The body can be up to ${menuLimits.arrangeBodyBytes / 1024} KiB.`,
    success: { 200: 'the list, and its new version as an ETag' },
    errors: {
      INVALID_REQUEST: 'also for a dish that is not in this category',
      CONFLICT:
        'the list has another version; `current` is the current list, and the ETag its version',
      TOO_LARGE: `the body is larger than ${menuLimits.arrangeBodyBytes / 1024} KiB`,
    },
    cost: {
      reads: 2,
      writes: 3,
      besides: 'whatever the number of dishes; 1 read and 1 write more with an `importId`',
    },
  },
  getMenuItem: {
    summary:
      'One dish, with its version as an ETag. Cached like the menu. A dish that rests, or is in a hidden category, is answered to effective admins only; for anyone else, and with a token that is not valid, there is no such dish. A category that was just hidden can count as shown for a minute.',
    success: { 200: 'the dish', 304: 'the caller has this version already (If-None-Match)' },
    errors: { NOT_FOUND: 'no such dish' },
    cost: {
      reads: 1,
      writes: 0,
      besides:
        '1 read more for a copy of the menu older than a minute, and with a token for a dish whose category is hidden in it or not yet there',
    },
  },
  createMenuItem: {
    summary: `Puts a dish on the menu. With a header \`Idempotency-Key\` (1–${limits.idempotencyKeyLength} characters, kept 24 h per caller) a repeated call gets the answer of the first one.`,
    success: { 201: 'the dish, and its version as an ETag' },
    errors: {
      INVALID_REQUEST: badDish,
      CONFLICT: 'the key was already used with another body',
    },
    cost: {
      reads: 3,
      writes: 5,
      besides:
        '1 read and 1 write less without a key; 1 read more for each group of options that it names, and for a rate of tax',
    },
  },
  changePrices: {
    summary: `Changes the prices of up to ${menuLimits.pricesPerCall} dishes, all in one write with one new version of the menu. Each price names the version of its dish: a dish that has another one is \`outdated\` and keeps its price, unless it has the new one already. The answer has the new versions, so that a second call can take everything back. A dish with sizes is named with \`sizes\`, the full prices of some or all of them, instead of \`price\`; a dish that has other sizes, or sizes instead of one price, is \`outdated\`. Prices of options stay as they are. The body can be up to ${menuLimits.pricesBodyBytes / 1024} KiB.`,
    success: { 200: 'what became of each price' },
    errors: { TOO_LARGE: `the body is larger than ${menuLimits.pricesBodyBytes / 1024} KiB` },
    cost: {
      reads: '1 + n',
      writes: '1 + 2 m',
      besides:
        'n is the number of prices, m the number of those that change; nothing is written if m is 0',
    },
  },
  updateMenuItem: {
    summary:
      'Changes the given fields of a dish, at least one. With a header `If-Match` (ETags, including weak ones, or `*`), it does so only if the dish still has that version; a dish that is the same already is returned unchanged. Null removes `diets`, `allergens`, `optionGroups`, `load`, `resting`, `taxRate`, `sizes`, `served` or `noticeMinutes`. With sizes, `price` is that of the cheapest one. A dish that names no rate of tax, or one that was deleted since, has the default rate. With `resting: true`, the dish leaves the menu and can be brought back with `resting: false`: meanwhile, carts show it as no longer available, and orders with it are refused (`dish_gone`). `served` has up to six times at which the dish is served, by the clocks of the restaurant; without it, those of the category count. An order is for a time at which all of its dishes are served, and not before their `noticeMinutes` are over.',
    success: { 200: 'the dish, and its new version as an ETag' },
    errors: {
      INVALID_REQUEST: badDish,
      NOT_FOUND: 'no such dish; nothing is created',
      CONFLICT: otherVersion,
    },
    cost: {
      reads: 2,
      writes: 3,
      besides:
        '1 read and 1 write more with a category, 1 read more for each group of options that is sent, for a rate of tax, and when the dish is put to rest, with 1 write more if it is sold out',
    },
  },
  deleteMenuItem: {
    summary:
      'Takes a dish off the menu. Carts show it as no longer available. With a header `If-Match`, it does so only if the dish still has that version.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such dish', CONFLICT: otherVersion },
    cost: { reads: 3, writes: 3, besides: '1 write more when the dish is sold out' },
  },
};
