import { inParts, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const didYouMean = <Part>(typed: Part, meant: Part) =>
  inParts`Nada corresponde a «${typed}». Queria dizer ${meant}?`;
export const and = 'e';
export const noMatches = 'Nenhum prato corresponde a tudo isso.';

export const removeFilter = (name: string) => `Retirar ${name}`;
export const removeSearch = (search: string) => `Retirar «${search}»`;
export const removeWithout = (allergen: string) => `Retirar «Sem ${allergen}»`;
export const allOfCategory = (category: string) => `Tudo em ${category}`;
