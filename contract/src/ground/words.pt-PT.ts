import type { Translation } from './words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const name = 'Nome';
export const recipe = 'Descrição';
export const email = 'E-mail';
export const image = 'Imagem';
export const quantity = 'Quantidade';
export const limit = 'Limite';

export const mustBeText = (field: string) => `O campo «${field}» tem de ser texto.`;
export const cannotBeShown = (field: string) =>
  `O campo «${field}» contém caracteres que não podem ser apresentados.`;
export const malformedText = 'Este texto contém caracteres que não podem ser apresentados.';
export const nothingVisible = (field: string) =>
  `O campo «${field}» não tem nenhum caráter visível.`;
export const required = (field: string) => `O campo «${field}» é obrigatório.`;
export const tooLong = (field: string, most: number) =>
  `O campo «${field}» pode ter até ${most} caracteres.`;
export const wholeNumber = (field: string, least: number | string, most: number | string) =>
  `O campo «${field}» tem de ser um número inteiro de ${least} a ${most}.`;

export const versionsFlag = 'Defina «versions» como 1, ou omita esse parâmetro.';
export const versionMustBeText = 'Uma versão tem de ser texto.';
export const idMustBeText = 'Um identificador tem de ser texto.';
export const invalidId = 'Este identificador não é válido.';
export const invalidEmail = 'Introduza um endereço de e-mail válido.';
export const priceRange = (least: string, most: string) =>
  `O preço tem de ser um número entre ${least} e ${most}, com duas casas decimais no máximo.`;
export const unknownCategory = (known: string) => `A categoria tem de ser uma destas: ${known}.`;
export const imageMustBeAddress = 'A imagem tem de ser um endereço da Web.';
export const imageNotUsable =
  'A imagem tem de ser uma ligação https:// ou uma imagem enviada para aqui.';
export const instantMustBeText = 'Uma data com hora tem de ser texto.';
export const invalidInstant = 'Escreva a data e a hora assim: 2026-01-31T18:00:00Z.';
