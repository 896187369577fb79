export const name = 'Name';
export const category = 'Category';
export const recipe = 'Recipe';
export const email = 'Email';
export const image = 'Image';
export const quantity = 'Quantity';
export const limit = 'Limit';

export const mustBeText = (field: string) => `${field} must be text.`;
export const cannotBeShown = (field: string) =>
  `${field} contains characters that can't be displayed.`;
export const malformedText = "This text contains characters that can't be displayed.";
export const nothingVisible = (field: string) => `${field} has no visible character.`;
export const required = (field: string) => `${field} is required.`;
export const tooLong = (field: string, most: number) =>
  `${field} can be up to ${most} characters long.`;
export const wholeNumber = (field: string, least: number | string, most: number | string) =>
  `${field} must be a whole number from ${least} to ${most}.`;

export const versionsFlag = 'Set versions to 1, or leave it out.';
export const versionMustBeText = 'A version must be text.';
export const invalidRevision = 'The revision must be a whole number of at least 0.';
export const idMustBeText = 'An ID must be text.';
export const invalidId = "This isn't a valid ID.";
export const invalidEmail = 'Enter a valid email address.';
export const priceRange = (least: string, most: string) =>
  `Price must be a number between ${least} and ${most}, with no more than two decimal places.`;
export const imageMustBeAddress = 'Image must be a web address.';
export const imageNotUsable = 'Image must be an https:// link or a picture uploaded here.';
export const timeMustBeText = 'A time must be text.';
export const invalidTime = 'Write times from 00:00 to 23:59.';
export const instantMustBeText = 'A date and time must be text.';
export const invalidInstant = 'Write the date and time like this: 2026-01-31T18:00:00Z.';
