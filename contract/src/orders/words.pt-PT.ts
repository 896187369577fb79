import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const note = 'Nota';
export const allergies = 'Alergias';

export const dayMustBeText = 'Um dia tem de ser texto.';
export const invalidDay = 'Escreva o dia assim: 2026-01-31.';
export const quoteMustBeText = 'O campo «quote» tem de ser texto.';
export const invalidQuote = 'O campo «quote» não é válido.';
export const invalidPickup = 'A hora de levantamento tem de ser «asap» ou uma data com hora.';
export const openOnlyTrue = 'O parâmetro «open» só pode ser «true».';
export const unknownState = 'Este não é um estado de um pedido.';
export const invalidPhone = 'Escreva um número de telefone com 6 a 15 algarismos.';
