import { choiceKeyOf, type ChosenOption } from './choices.ts';
import { groupBy } from '../ground/group-by.ts';

/** Equal choices of a line, which every surface shows as one: `2 × Beef +$4.00`. */
export type CountedChoice<Choice> = {
  choice: Choice;
  /** What stands before the name: `2 × `, or nothing if it was taken once. */
  times: string;
  /** What all of them together add to the price. */
  cents: number;
};

/** Returns equal choices together, in the order of the first of each. */
export function countedChoices<Choice extends ChosenOption & { cents: number }>(
  choices: readonly Choice[],
): CountedChoice<Choice>[] {
  return [...groupBy(choices, choiceKeyOf).values()].flatMap((equal) => {
    const [choice] = equal;
    if (choice === undefined) return [];
    const cents = equal.reduce((sum, each) => sum + each.cents, 0);
    return { choice, times: timesInWords(equal.length), cents };
  });
}

/** Lists the names of choices: `2 × Beef, Cheese`. */
export function namesOfChoices(
  choices: readonly (ChosenOption & { name: string; cents: number })[],
): string[] {
  return countedChoices(choices).map(({ choice, times }) => times + choice.name);
}

export function timesInWords(count: number): string {
  return count === 1 ? '' : `${count} × `;
}
