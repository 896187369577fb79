export const noSuchDish = "This dish isn't on the menu.";
export const keyUsed = 'This key has already been used for another dish.';
export const changedMeanwhile = 'Someone else has changed this dish in the meantime.';
export const deleted = 'The dish has been removed from the menu.';

/** A name in a list of them. */
export const quoted = (name: string) => `“${name}”`;
export const unknownTaxRate = (rate: string, known: string) =>
  `There is no tax rate “${rate}”. It can be ${known}.`;
export const noTaxRates = (rate: string) => `There is no tax rate “${rate}”. None has been set.`;
export const unknownGroups = (ids: string) => `There are no options ${ids}.`;
