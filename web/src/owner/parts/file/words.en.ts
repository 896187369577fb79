import { plural } from '@thymely/contract/ground/words';

export const readingFile = 'Reading the file…';
export const takesTooLong = (seconds: number) =>
  plural(seconds, {
    one: 'Reading this file takes longer than 1 second. Split it into smaller files, or save only the sheet with the data as “CSV UTF-8”.',
    other: `Reading this file takes longer than ${seconds} seconds. Split it into smaller files, or save only the sheet with the data as “CSV UTF-8”.`,
  });
export const noLists =
  'No sheet of this file has a column for modifier lists and one for their modifiers.';
