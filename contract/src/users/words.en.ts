export const unknownRole = (known: string) => `The role must be one of these: ${known}.`;
export const searchMustBeText = 'Search must be text.';
