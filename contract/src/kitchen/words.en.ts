export const text = 'Text';
export const minutes = 'Minutes';
export const reason = 'Reason';
export const portionsLeft = 'Portions left';

export const screenMustBeText = 'A screen must be text.';
export const invalidScreen = "This isn't a valid screen.";
export const invalidCount = 'A count must be a whole number of at least 0.';
export const invalidSum = 'A sum must be a whole number.';
export const unknownReason = (known: string) => `The reason must be one of these: ${known}.`;
export const unknownUntil = (known: string) => `Until must be one of these: ${known}.`;
export const cursorMustBeText = 'The cursor must be text.';
export const invalidCursor = "This isn't a valid cursor.";
export const unknownAction = (known: string) => `The action must be one of these: ${known}.`;
export const invalidPause = 'Minutes must be today or a whole number from 5 to 240.';
export const unacknowledgedOnlyTrue = 'Unacknowledged can only be true.';
export const sizesOnlyTrue = 'Sizes can only be true.';
export const choicesOnlyTrue = 'Choices can only be true.';
