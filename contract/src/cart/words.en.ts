export const note = 'Note';
export const choiceIds = 'A choice has a groupId and a choiceId.';
export const tooManyLines = (most: number) => `A cart has up to ${most} lines.`;
export const tooManyChoices = (most: number) => `Choices must be a list of up to ${most}.`;
