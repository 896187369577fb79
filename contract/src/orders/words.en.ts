export const note = 'Note';
export const allergies = 'Allergies';

export const dayMustBeText = 'A day must be text.';
export const invalidDay = 'Write the day like this: 2026-01-31.';
export const quoteMustBeText = 'A quote must be text.';
export const invalidQuote = "This isn't a valid quote.";
export const invalidPickup = 'The pick-up time must be asap or a date and time.';
export const openOnlyTrue = 'Open can only be true.';
export const unknownState = "This isn't a state of an order.";
export const invalidPhone = 'Write a telephone number with 6 to 15 digits.';
