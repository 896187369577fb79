import { inParts } from '@thymely/contract/ground/words';

export const options = 'Options';
export const contains = (allergens: string) => `Contains ${allergens}.`;
export const optionsContain = (allergens: string) => `Options contain ${allergens}.`;
export const allergensUnknown = 'Allergens: ask us.';
export const allergensNotDeclared = <Part>(options: Part) =>
  inParts`Allergens not declared: ${options}`;
export const note = <Part>(text: Part) => inParts`Note: ${text}`;
