import { plural } from '@thymely/contract/ground/words';

export const text =
  'Prices include it: guests see how much it is, and nothing is added. The first rate applies to every dish that has no other.';
export const noRates = 'No rates. Guests are told nothing about tax.';
export const addRate = 'Add a tax rate';
/** Names a rate that has no name yet. */
export const nthRate = (place: number) => `tax rate ${place}`;
export const name = 'Name';
export const isDefault = 'The default.';
export const rate = 'Rate';
export const makeDefault = 'Make default';

export const dishesLosingRate = (count: number, rate: string, dishes: string) =>
  plural(count, {
    one: `One dish has the rate “${rate}”: ${dishes}. Once you save, it gets the default rate.`,
    other: `${count} dishes have the rate “${rate}”: ${dishes}. Once you save, they get the default rate.`,
  });
