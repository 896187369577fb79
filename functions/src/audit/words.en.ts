import { plural } from '@thymely/contract/ground/words';

export const noSuchEntry = "This entry doesn't exist.";
export const listCannotContinue = "The list can't continue from there.";

export const noDiets = 'none';
export const noAllergens = 'none';
export const noOptions = 'none';
export const noHours = 'none';
export const noExceptions = 'none';
export const noTaxRates = 'none';
/** Orders that the kitchen does not answer stay open. */
export const neverEnds = 'no limit';
export const noMails = 'none';
export const mails = {
  received: 'order received',
  accepted: 'order confirmed',
  ready: 'order ready',
  refused: 'order not accepted',
  unanswered: 'order not answered',
  board_gone: 'no kitchen screen',
  day_sums: 'sums of the day',
};
export const yes = 'yes';
export const no = 'no';
export const closed = 'closed';
export const between = (least: number, most: number) => `${least} to ${most}`;
export const chosenFromStart = 'chosen from the start';

export const minutes = (amount: string) => `${amount} min`;
export const dishes = (count: number, amount: string) =>
  plural(count, { one: `${amount} dish`, other: `${amount} dishes` });
export const orders = (count: number, amount: string) =>
  plural(count, { one: `${amount} order`, other: `${amount} orders` });
export const days = (count: number, amount: string) =>
  plural(count, { one: `${amount} day`, other: `${amount} days` });
export const phoneRules = { off: 'not asked for', optional: 'optional', required: 'required' };
