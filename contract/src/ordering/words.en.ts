export const label = 'Label';
export const closedNotice = 'The sentence for guests';

export const hoursMustBeList = 'Hours must be a list.';
export const tooManyPeriods = (most: number) => `A day can have up to ${most} periods of hours.`;
export const dateMustBeText = 'A date must be text.';
export const invalidDate = 'Write the date like this: 2026-12-25.';
export const dateRange = (first: string, last: string) =>
  `The date can be from ${first} to ${last}.`;
export const exceptionsByDate = 'Exceptions must be listed by their dates.';
export const tooManyExceptions = (most: number) => `There can be up to ${most} exceptions.`;
export const timeZoneMustBeText = 'The time zone must be text.';
export const unknownTimeZone = "There's no such time zone.";
export const mailsMustBeList = 'Mails must be a list.';
export const unknownMail = "There's no such mail.";
export const mailTwice = 'A mail is in the list twice.';

/** The name of the only rate of tax in settings from before rates had names. */
export const tax = 'Tax';
export const taxRateRange =
  'A tax rate must be from 0 to 50 %, in hundredths of a percent with at most one decimal.';
export const taxRatesMustBeList = 'Tax rates must be a list.';
export const tooManyTaxRates = (most: number) => `There can be up to ${most} tax rates.`;
export const taxRateIdTwice = 'Two tax rates have the same ID.';
export const taxRateNameTwice = 'Two tax rates have the same name.';
