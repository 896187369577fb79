import { plural } from '../words.ts';

export const notText = "This isn't a text file. Save it as “CSV UTF-8” and choose that file.";
export const spreadsheet = 'This is a spreadsheet. Save it as “CSV UTF-8” and choose that file.';
export const fileTooLarge = (megabytes: number) =>
  `The file is larger than ${megabytes} MB. Split it into smaller files.`;
export const misplacedQuote = (row: number) =>
  `Row ${row} has a quotation mark in the wrong place.`;
export const rowMisquoted =
  'This row has a quotation mark in the wrong place, so that its cells are in doubt.';
export const tooManyRows = (most: string) =>
  `The file has more than ${most} rows. Split it into smaller files.`;
export const tooManyColumns = (most: number) =>
  `The file has more than ${most} columns. Delete those that are not part of the table.`;
export const columnsMissing = (columns: string) => `The first row is missing ${columns}.`;
export const columnTwice = (column: string) => `The column “${column}” appears twice.`;
export const rowTooLong = 'This row has more cells than the file has columns.';

/** A heading in a list of them. */
export const quoted = (heading: string) => `“${heading}”`;
/** Ends a list of headings. */
export const more = (count: number) => plural(count, { one: '1 more', other: `${count} more` });
