import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const noSuchEntry = 'Este registo não existe.';
export const listCannotContinue = 'A lista não pode continuar a partir daí.';

export const noDiets = 'nenhum';
export const noAllergens = 'nenhum';
export const noOptions = 'nenhuma';
export const noHours = 'nenhum';
export const noExceptions = 'nenhuma';
export const noTaxRates = 'nenhuma';
export const neverEnds = 'sem limite';
export const noMails = 'nenhum';
export const mails = {
  received: 'pedido recebido',
  accepted: 'pedido confirmado',
  ready: 'pedido pronto',
  refused: 'pedido não aceite',
  unanswered: 'pedido sem resposta',
  board_gone: 'sem ecrã da cozinha',
  day_sums: 'totais do dia',
};
export const yes = 'sim';
export const no = 'não';
export const closed = 'fechado';
export const between = (least: number, most: number) => `${least} a ${most}`;
export const chosenFromStart = 'escolhida à partida';

export const minutes = (amount: string) => `${amount} min`;
export const dishes = (count: number, amount: string) =>
  plural(count, { one: `${amount} prato`, other: `${amount} pratos` });
export const orders = (count: number, amount: string) =>
  plural(count, { one: `${amount} pedido`, other: `${amount} pedidos` });
export const days = (count: number, amount: string) =>
  plural(count, { one: `${amount} dia`, other: `${amount} dias` });
export const phoneRules = { off: 'não é pedido', optional: 'opcional', required: 'obrigatório' };
