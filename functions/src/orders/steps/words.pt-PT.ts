import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const steps = {
  place: 'feito',
  accept: 'aceite',
  start: 'começado',
  ready: 'marcado como pronto',
  collect: 'levantado',
  'no-show': 'marcado como não levantado',
  remake: 'mandado refazer',
  reject: 'recusado',
  cancel: 'cancelado',
  expire: 'encerrado por falta de resposta',
  undo: 'reposto no passo anterior',
};
export const overtaken = (order: string) =>
  `O pedido ${order} foi entretanto alterado. A sua ação não alterou nada.`;
export const overtakenBy = (order: string, step: string, ago: string) =>
  `O pedido ${order} foi ${step} ${ago}. A sua ação não alterou nada.`;
export const overtakenByDiner = (order: string, step: string, ago: string) =>
  `O pedido ${order} foi ${step} pelo cliente ${ago}. A sua ação não alterou nada.`;
export const overtakenOn = (order: string, step: string, screen: string, ago: string) =>
  `O pedido ${order} foi ${step} ${ago}, no ecrã «${screen}». A sua ação não alterou nada.`;

export const justNow = 'agora mesmo';
export const secondsAgo = (seconds: number) => `há ${seconds} s`;
export const minutesAgo = (minutes: number) => `há ${minutes} min`;
export const earlier = 'há algum tempo';

export const called = (number: number, name: string) => `#${number} (${name})`;
export const tooEarly = (order: string) =>
  `O pedido ${order} só pode ser marcado como não levantado meia hora depois da hora de levantamento.`;
export const tooLateToUndo = (order: string) =>
  `Já é tarde para anular o último passo do pedido ${order}.`;

export const alreadyReady =
  'O seu pedido está pronto e já não pode ser cancelado. Ligue-nos, por favor.';
export const alreadyCollected = 'Este pedido já foi levantado.';
export const notCollected = 'Este pedido não foi levantado. Ligue-nos, por favor.';
export const alreadyRejected = 'Não foi possível aceitar este pedido. Não há nada a cancelar.';
export const alreadyStarted =
  'Já estamos a preparar o seu pedido, por isso não pode ser cancelado. Ligue-nos, por favor.';
