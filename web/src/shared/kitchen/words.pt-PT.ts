import { inParts, plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const states = {
  awaiting_payment: 'À espera do pagamento',
  placed: 'Novo',
  accepted: 'Aceite',
  cooking: 'A cozinhar',
  ready: 'Pronto',
  collected: 'Levantado',
  not_collected: 'Não levantado',
  cancelled: 'Cancelado',
  rejected: 'Recusado',
};

export const columns = {
  new: 'Novos',
  todo: 'A fazer',
  cooking: 'Ao lume',
  ready: 'Prontos',
};

export const done = {
  accept: 'aceite',
  start: 'a cozinhar',
  ready: 'pronto',
  collect: 'levantado',
  'no-show': 'marcado como não levantado',
  remake: 'a ser refeito',
  reject: 'recusado. O cliente pode ler o motivo.',
  undo: 'de volta',
};
export const orderDone = (order: string, step: string) => `${order}: ${step}`;
export const ordersRejected = (count: number, diner: string) =>
  plural(count, {
    one: `1 pedido de ${diner} recusado. O cliente pode ler o motivo.`,
    other: `${count} pedidos de ${diner} recusados. O cliente pode ler o motivo.`,
  });

export const canceledByDiner = (order: string) => `${order} foi cancelado pelo cliente.`;
export const isNow = (order: string, state: string) => `Estado atual de ${order}: ${state}.`;
export const newOrder = (count: number, order: number, diner: string) =>
  plural(count, {
    one: `Pedido novo: #${order}, ${diner}, 1 prato.`,
    other: `Pedido novo: #${order}, ${diner}, ${count} pratos.`,
  });
export const orderGone = (order: string) => `${order} foi cancelado, ou terminado noutro ecrã.`;

export const dueIn = (minutes: number) => `daqui a ${minutes} min`;
export const dueNow = 'agora';
export const late = (minutes: string) => `${minutes} min de atraso`;
export const dishes = (count: number) =>
  plural(count, { one: '1 prato', other: `${count} pratos` });
export const allergies = <Part>(text: Part) => inParts`Alergias: ${text}`;

export const askingWhetherDone =
  'Ainda não há resposta. Estamos a confirmar se a alteração foi feita.';
export const unknownWhetherDone =
  'Não sabemos se a alteração foi feita. Ainda pode vir a acontecer.';
export const noAnswer = (order: string) =>
  `Não houve resposta para ${order}. A alteração ainda pode vir a acontecer: veja o pedido antes de carregar de novo.`;
export const noAnswerToRejection =
  'Não houve resposta. Alguns destes pedidos podem ter sido recusados: veja os que ainda estão em curso e recuse os restantes.';
export const stillChanging = (order: string) =>
  `Nenhum pedido foi recusado: ${order} ainda está a ser alterado aqui. Aguarde que termine e tente de novo.`;

export const unreadable = (count: number, written: string) =>
  plural(count, {
    one: 'Um pedido não pode ser mostrado. Ligue ao proprietário.',
    other: `${written} pedidos não podem ser mostrados. Ligue ao proprietário.`,
  });
export const notShown = (count: number, written: string) =>
  plural(count, {
    one: 'Há mais 1 pedido que não é mostrado.',
    other: `Há mais ${written} pedidos que não são mostrados.`,
  });

export const rejectTitle = (order: string) => `Recusar ${order}?`;
export const rejectText = <Part>(diner: Part) =>
  inParts`${diner} poderá ler o motivo na página do pedido. Não é possível anular esta ação.`;
export const reason = 'Motivo';
export const reasons = {
  sold_out: 'Há algo esgotado',
  too_busy: 'Demasiados pedidos',
  closing: 'Estamos a fechar',
  duplicate: 'O mesmo pedido duas vezes',
  other: 'Outro motivo',
};
export const reasonMissing = 'Escolha um motivo.';
export const ownWords = 'Mensagem';
export const ownWordsOptional = 'Mensagem (opcional)';
export const ownWordsHint = 'O cliente também a lê.';
export const ownWordsMissing = 'Escreva o que o cliente deve saber.';
export const keepOrder = 'Manter o pedido';
export const rejectOrder = 'Recusar o pedido';

export const whatIsSoldOut = 'O que está esgotado?';
export const soldOutHint = 'Sai da ementa até à próxima abertura. O cliente também é informado.';
export const soldOutForDiner = (dishes: string) => `Esgotado hoje: ${dishes}.`;

export const openOrdersOf = <Part>(diner: Part, count: Part, orders: Part) =>
  inParts`${diner} tem ${count} pedidos em curso: ${orders}.`;
export const rejectAll = (count: number) => `Recusar os ${count} pedidos`;
export const rejectAllQuestion = (count: number, diner: string, orders: string) =>
  plural(count, {
    one: `Recusar o único pedido em curso de ${diner}: ${orders}? ${diner} poderá ler o motivo. Não é possível anular esta ação.`,
    other: `Recusar os ${count} pedidos de ${diner}: ${orders}? ${diner} poderá ler o motivo. Não é possível anular esta ação.`,
  });
export const rejectOrders = (count: number) =>
  plural(count, { one: 'Recusar 1 pedido', other: `Recusar ${count} pedidos` });
export const back = 'Voltar';
