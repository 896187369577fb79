export const note = 'Note';
export const choiceIds = 'A choice has a groupId and a choiceId.';
export const tooManyChoices = (most: number) => `Choices must be a list of up to ${most}.`;
