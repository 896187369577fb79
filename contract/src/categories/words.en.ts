export const tab = 'The short name';
export const one = 'The name of one dish';
export const load = 'Load';

export const invalidId =
  "A category's ID must be up to 32 small letters, digits and hyphens that begin with a letter.";
export const reservedId =
  "The site needs this word for something else: it can't be a category's ID.";
export const unknownTint = (known: string) => `The color must be one of these: ${known}.`;
export const unknownVessel = (known: string) => `The plate must be one of these: ${known}.`;
export const hiddenNotBoolean = 'Set hidden to true or false.';
export const carouselNotBoolean = 'Set carousel to true or false.';
export const servingTimes = (most: number) =>
  `There are 1 to ${most} serving times, or none where something is always served.`;
export const servedOnDays = (days: string) =>
  `The days of a serving time must be a list of these words: ${days}.`;
export const servedOnNoDay = 'A serving time needs at least one day.';
export const servedOnDayTwice = 'A serving time has one day twice.';
export const servedForNoMinutes = (time: string) =>
  `From ${time} to ${time} is no time at all. For a whole day, write 00:00 to 00:00.`;
export const categoriesInMenu = (most: number) => `A menu has 1 to ${most} categories.`;
export const idTwice = 'Two categories have the same ID.';
export const carouselTwice = 'Only one category can be in the carousel.';
