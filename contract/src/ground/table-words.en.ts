export const amountRange = (field: string, least: string, most: string) =>
  `${field} must be an amount from ${least} to ${most}.`;
/** `none` is what 0 stands for: no limit. */
export const zeroOrWholeNumber = (field: string, none: string, least: number, most: string) =>
  `${field} must be 0 for ${none}, or a whole number from ${least} to ${most}.`;
export const oneOfThese = (field: string, known: string) =>
  `${field} must be one of these: ${known}.`;
/** `key` is the name of a field of the API. */
export const trueOrFalse = (key: string) => `Set ${key} to true or false.`;
export const yes = 'yes';
export const no = 'no';
