import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const keyMustBeText = 'Uma chave tem de ser texto.';
export const unknownPurpose = 'A finalidade tem de ser «dish» ou «avatar».';
