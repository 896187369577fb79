export const choice = 'Choice';
export const min = 'Min';
export const max = 'Max';
export const maxEach = 'Most of one choice';

export const choicePrice = (most: number) =>
  `The price of a choice must be a whole number of cents from 0 to ${most}.`;
export const sizePricesPerChoice = (most: number) =>
  `A choice has prices of its own in 1 to ${most} sizes.`;
export const isDefaultNotBoolean = 'Set isDefault to true or false.';
export const choicesPerGroup = (most: number) => `A group has 1 to ${most} choices.`;
export const choiceIdTwice = 'Two choices have the same ID.';
export const boundsOutOfStep =
  'Min can be at most max, and max at most as many portions as the choices allow.';
export const tooManyDefaults = 'More choices are chosen from the start than guests can choose.';
export const idOfOurs = "The ID of options can't begin with _.";
export const reservedId = "This word can't be the ID of options.";
