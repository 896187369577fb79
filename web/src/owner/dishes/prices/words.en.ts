import { plural } from '@thymely/contract/ground/words';

export const title = (count: number, dishes: string) =>
  plural(count, { one: `Prices of ${dishes} dish`, other: `Prices of ${dishes} dishes` });
export const tooMany = (count: number, most: string) =>
  plural(count, {
    one: `Choose up to ${most} dish at once.`,
    other: `Choose up to ${most} dishes at once.`,
  });

export const change = 'Change';
export const raise = 'Raise';
export const lower = 'Lower';
export const byPercent = 'By percent';
export const round = 'Round';
export const roundTo = (step: string) => `To ${step}`;
/** The ending is one of cents, such as `.90`. */
export const endingIn = (ending: string) => `Ending in ${ending}`;

export const noPercentage = 'Enter a percentage such as 4 or 2.5.';
export const raisedTooMuch = 'Raise prices by up to 500 %.';
export const loweredTooMuch = 'Lower prices by less than 100 %.';
export const tooExpensive = (dish: string, most: string) => `${dish} would cost more than ${most}.`;

export const changePrices = 'Change prices';
export const changeSomePrices = (count: number) =>
  plural(count, { one: 'Change 1 price', other: `Change ${count} prices` });
export const pricesChange = (count: number, staying: number) =>
  plural(count, {
    one: `1 price changes, ${staying} without a change.`,
    other: `${count} prices change, ${staying} without a change.`,
  });
export const optionsStay = 'Prices of options stay as they are.';

export const newPrices = 'New prices';
export const dishColumn = 'Dish';
export const nowColumn = 'Now';
export const newColumn = 'New';

export const changed = 'Prices changed';
export const withNewPrice = (count: number, dishes: string) =>
  plural(count, {
    one: `${dishes} dish with a new price.`,
    other: `${dishes} dishes with a new price.`,
  });
export const withOldPrice = (count: number, dishes: string) =>
  plural(count, {
    one: `${dishes} dish with the old price again.`,
    other: `${dishes} dishes with the old price again.`,
  });
export const left = (dishes: string) =>
  `Left, because someone else has just changed it: ${dishes}.`;
export const leftWithMore = (more: number, dishes: string) =>
  plural(more, {
    one: `Left, because someone else has just changed it: ${dishes}, 1 more.`,
    other: `Left, because someone else has just changed it: ${dishes}, ${more} more.`,
  });
