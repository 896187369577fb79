import { richText } from '@thymely/contract/ground/words';

export const dietsAndAllergens = 'Diets and allergens';
export const noSpecialDiet = 'Made for no special diet';
export const noAllergens = 'Contains none of the 14 major allergens';
export const contains = (allergens: string) => `Contains ${allergens}`;
export const allergensUnknown = 'Allergens not declared';
export const dietUndone = <Value>(diet: Value, option: Value) =>
  richText`${diet} not with ${option}`;

export const nothingDeclared = <Value>(phone: Value) =>
  richText`Diets and allergens not declared: ask us at ${phone}`;
export const dietsNotDeclared = <Value>(phone: Value) =>
  richText`Diets not declared: ask us at ${phone}`;
export const allergensNotDeclared = <Value>(phone: Value) =>
  richText`Allergens not declared: ask us at ${phone}`;
