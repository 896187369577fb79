import { richText } from '@thymely/contract/ground/words';

export const options = 'Options';
export const contains = (allergens: string) => `Contains ${allergens}.`;
export const optionsContain = (allergens: string) => `Options contain ${allergens}.`;
export const allergensUnknown = 'Allergens: ask us.';
export const allergensNotDeclared = <Value>(options: Value) =>
  richText`Allergens not declared: ${options}`;
export const note = <Value>(text: Value) => richText`Note: ${text}`;
