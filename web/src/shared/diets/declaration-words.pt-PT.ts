import { inParts, type Translation } from '@thymely/contract/ground/words';
import type * as english from './declaration-words.en.ts';
import type * as own from './declaration-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const dietsAndAllergens = 'Regimes alimentares e alergénios';
export const noSpecialDiet = 'Sem regime alimentar especial';
export const noAllergens = 'Não contém nenhum dos 14 alergénios principais';
export const contains = (allergens: string) => `Contém ${allergens}`;
export const allergensUnknown = 'Alergénios não declarados';
export const dietUndone = <Part>(diet: Part, option: Part) =>
  inParts`${diet}: exceto com ${option}`;

export const nothingDeclared = <Part>(phone: Part) =>
  inParts`Regimes alimentares e alergénios não declarados: pergunte-nos pelo telefone ${phone}`;
export const dietsNotDeclared = <Part>(phone: Part) =>
  inParts`Regimes alimentares não declarados: pergunte-nos pelo telefone ${phone}`;
export const allergensNotDeclared = <Part>(phone: Part) =>
  inParts`Alergénios não declarados: pergunte-nos pelo telefone ${phone}`;
