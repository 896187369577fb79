import { plural } from '@thymely/contract/ground/words';

export const noSuchDish = "This dish isn't on the menu.";
export const noSuchSize = "This isn't a size of this dish.";
export const keyUsed = 'This key has already been used for another dish.';
export const changedMeanwhile = 'Someone else has changed this dish in the meantime.';
export const hasSizes = 'This dish has sizes: change their prices.';
export const deleted = 'The dish has been removed from the menu.';

/** A name in a list of them. */
export const quoted = (name: string) => `“${name}”`;
export const unknownTaxRate = (rate: string, known: string) =>
  `There is no tax rate “${rate}”. It can be ${known}.`;
export const noTaxRates = (rate: string) => `There is no tax rate “${rate}”. None has been set.`;
export const unknownGroups = (ids: string) => `There are no options ${ids}.`;
export const orderChangedMeanwhile = 'Someone else has arranged these dishes in the meantime.';
export const notInCategory = (count: number) =>
  plural(count, {
    one: '1 of these dishes is no longer in this category.',
    other: `${count} of these dishes are no longer in this category.`,
  });
