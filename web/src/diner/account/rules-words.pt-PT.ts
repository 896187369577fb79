import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './rules-words.en.ts';
import type * as own from './rules-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const nameMissing = 'Introduza o seu nome.';
export const nameTooLong = (limit: number) => `O nome pode ter até ${limit} caracteres.`;
export const nameHint = (limit: number) => `Até ${limit} caracteres.`;
export const passwordHint = (least: number) => `Pelo menos ${least} caracteres.`;
export const passwordMissing = 'Escolha uma palavra-passe.';
export const passwordBlank =
  'Uma palavra-passe precisa de mais do que espaços. Acrescente uma letra ou um número.';
