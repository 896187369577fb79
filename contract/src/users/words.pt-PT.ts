import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const unknownRole = (known: string) => `A função tem de ser uma destas: ${known}.`;
export const searchMustBeText = 'A pesquisa tem de ser texto.';
