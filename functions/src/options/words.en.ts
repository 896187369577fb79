import { plural } from '@thymely/contract/ground/words';

export const noSuchGroup = "These options don't exist.";
export const noSuchChoice = "This isn't an option of any dish.";
export const tooManyGroups = (most: number) =>
  `There can be up to ${most} groups of options. Delete one first.`;
export const notNamed = 'No dish has these options.';
export const changedMeanwhile = 'Someone else has changed these options in the meantime.';
export const deleted = 'The options have been deleted.';

/** A dish in a list of them, which `otherDishes` ends. */
export const quoted = (dish: string) => `“${dish}”`;
export const otherDishes = 'other dishes';
export const stillUsed = (dishes: string, count: number) =>
  plural(count, {
    one: `${dishes} still has these options.`,
    other: `${dishes} still have these options.`,
  });
export const ofChoice = (choice: string, fault: string) => `${choice}: ${fault}`;
