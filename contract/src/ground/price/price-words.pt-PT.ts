import type { Translation } from '../words.ts';
import type * as english from './price-words.en.ts';
import type * as own from './price-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const ambiguous = (example: string) =>
  `Este preço pode ser lido de mais de uma maneira. Escreva-o como 1250 ou ${example}.`;
export const doubtful = (large: string, small: string) =>
  `Este preço pode ser lido de mais de uma maneira: é ${large} ou ${small}? Escreva-o com duas casas decimais.`;
