import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const text = 'Texto';
export const minutes = 'Minutos';
export const reason = 'Motivo';

export const screenMustBeText = 'Um ecrã tem de ser texto.';
export const invalidScreen = 'Este ecrã não é válido.';
export const invalidCount = 'Uma contagem tem de ser um número inteiro a partir de 0.';
export const invalidSum = 'Uma soma tem de ser um número inteiro.';
export const unknownReason = (known: string) => `O motivo tem de ser um destes: ${known}.`;
export const unknownUntil = (known: string) => `O campo «until» tem de ser um destes: ${known}.`;
export const cursorMustBeText = 'O cursor tem de ser texto.';
export const invalidCursor = 'Este cursor não é válido.';
export const unknownAction = (known: string) => `A ação tem de ser uma destas: ${known}.`;
export const invalidPause = 'Os minutos têm de ser «today» ou um número inteiro de 5 a 240.';
export const choicesOnlyTrue = 'O parâmetro «choices» só pode ser «true».';
