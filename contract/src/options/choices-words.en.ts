/** The group that the sizes of a dish are the choices of. */
export const size = 'Size';

/** Each of these follows the name of a group: `Size: choose 1.` */
export const notOfDish = 'not an option for this dish.';
export const choiceTwice = 'one choice is there twice.';
export const chooseAtMostOfEach = (count: number) => `choose no more than ${count} of each.`;
export const tooManyPortions = (most: number) => `a dish can have up to ${most} choices in all.`;
export const choiceGone = 'one of your choices is no longer offered.';
export const namedChoiceGone = (choice: string) => `“${choice}” is no longer offered.`;
export const chooseExactly = (count: number) => `choose ${count}.`;
export const chooseAtLeast = (count: number) => `choose at least ${count}.`;
export const chooseAtMost = (count: number) => `choose no more than ${count}.`;
export const choiceSoldOut = (choice: string) => `“${choice}” is sold out today.`;

/** Names a group that is unknown by its ID. */
export const unknownGroup = (id: string) => `“${id}”`;
