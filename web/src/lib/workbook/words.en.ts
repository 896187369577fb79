/** The bounds are the last column and the last row that a sheet may have. */
export const tooWide = (column: number, row: string) =>
  `A sheet of this workbook has cells beyond column ${column} or row ${row}. Delete them, or save it as “CSV UTF-8”.`;
export const tooManyCells =
  'The sheets of this workbook have too many cells. Save only the sheet with the menu, or save it as “CSV UTF-8”.';
export const unreadable =
  'This workbook cannot be read. Save it as “CSV UTF-8” and choose that file.';
export const tooLarge =
  'This workbook is too large when it is unpacked. Save only the sheet with the menu, or save it as “CSV UTF-8”.';
export const damaged = 'This workbook is damaged. Save it again and choose that file.';
export const locked =
  'This is an old workbook or one with a password. Save it as .xlsx without a password, or as “CSV UTF-8”.';
