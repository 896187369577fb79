import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const notPlain = 'Um relatório não tem caracteres de controlo.';
export const messageMustBeText = 'Uma mensagem tem de ser texto.';
export const messageRequired = 'A mensagem é obrigatória.';
export const messageTooLong = (most: number) => `Uma mensagem pode ter até ${most} caracteres.`;
export const stackMustBeText = 'O campo «stack» tem de ser texto.';
export const stackTooLong = (most: number) => `O campo «stack» pode ter até ${most} caracteres.`;
export const unknownKind = (known: string) => `O campo «kind» tem de ser um destes: ${known}.`;
export const buildMustBeText = 'O campo «build» tem de ser texto.';
export const invalidBuild =
  'O campo «build» tem até 40 letras, algarismos, hífenes ou sublinhados.';
export const pageMustBeText = 'Uma página tem de ser texto.';
export const invalidPage = 'Uma página é o padrão de um caminho, sem identificadores.';
export const visitMustBeText = 'Uma visita tem de ser texto.';
export const invalidVisit = 'Uma visita é um UUID.';
