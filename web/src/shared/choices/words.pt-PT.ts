import { inParts, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const options = 'Opções';
export const contains = (allergens: string) => `Contém ${allergens}.`;
export const optionsContain = (allergens: string) => `As opções contêm ${allergens}.`;
export const allergensUnknown = 'Alergénios: pergunte-nos.';
export const allergensNotDeclared = <Part>(options: Part) =>
  inParts`Alergénios não declarados: ${options}`;
export const note = <Part>(text: Part) => inParts`Nota: ${text}`;
