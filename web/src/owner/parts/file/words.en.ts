import { plural } from '@thymely/contract/ground/words';

export const readingFile = 'Reading the file…';
export const takesTooLong = (seconds: number) =>
  `Reading this file takes longer than ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })}. Split it into smaller files, or save only the sheet with the data as “CSV UTF-8”.`;
