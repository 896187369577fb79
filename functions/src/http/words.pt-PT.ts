import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const nothingHere = 'Não há nada neste endereço.';
export const methodNotAllowed = 'Este endereço não aceita esse método.';
export const queryNotTaken = 'Este endereço não aceita parâmetros.';
export const invalidAddress = 'Este endereço não é válido.';
export const tooFast = 'Está a ir um pouco depressa demais. Aguarde um momento e tente de novo.';

export const unknownFieldInRequest = 'O que foi enviado tem um campo desconhecido.';
export const unknownField = 'Este campo é desconhecido.';
export const fieldRequired = 'Este campo é obrigatório.';
export const requestNotObject = 'O que é enviado tem de ser um objeto JSON.';
export const fieldNotObject = 'Este campo tem de ser um objeto JSON.';
export const invalidKey = (most: number) =>
  `O cabeçalho Idempotency-Key tem de ter entre 1 e ${most} caracteres.`;

export const bodyTooDeep = 'O conteúdo enviado tem níveis a mais.';
export const bodyTooWide = 'O conteúdo enviado tem valores a mais.';
export const unknownFieldInBody = 'O conteúdo enviado tem um campo desconhecido.';
export const bodyTooLarge = (most: number) => `O conteúdo enviado pode ter até ${most} bytes.`;
export const bodyNotJson = 'Envie o conteúdo como JSON, em UTF-8.';
export const bodyNotObject = 'O conteúdo enviado tem de ser um objeto JSON.';
export const bodyCompressed = 'Envie o conteúdo sem compressão.';
