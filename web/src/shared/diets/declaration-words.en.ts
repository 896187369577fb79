import { inParts } from '@thymely/contract/ground/words';

export const dietsAndAllergens = 'Diets and allergens';
export const noSpecialDiet = 'Made for no special diet';
export const noAllergens = 'Contains none of the 14 major allergens';
export const contains = (allergens: string) => `Contains ${allergens}`;
export const allergensUnknown = 'Allergens not declared';
export const dietUndone = <Part>(diet: Part, option: Part) => inParts`${diet} not with ${option}`;

export const nothingDeclared = <Part>(phone: Part) =>
  inParts`Diets and allergens not declared: ask us at ${phone}`;
export const dietsNotDeclared = <Part>(phone: Part) =>
  inParts`Diets not declared: ask us at ${phone}`;
export const allergensNotDeclared = <Part>(phone: Part) =>
  inParts`Allergens not declared: ask us at ${phone}`;
