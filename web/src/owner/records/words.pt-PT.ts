import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Todos os pedidos';
export const text =
  'Encontre um pedido de qualquer dia. Carregue nele para ver o recibo e os passos.';

export const day = 'Dia de levantamento';
export const number = 'Número';
export const name = 'Nome';
export const dish = 'Prato';
export const state = 'Estado';
export const anyState = 'Todos';
export const today = 'Hoje';
export const showAll = 'Limpar';

export const order = 'Pedido';
export const placedColumn = 'Feito';
export const dishes = 'Pratos';
export const total = 'Total';
export const found = (count: number) =>
  plural(count, { one: '1 pedido.', other: `${count} pedidos.` });
export const foundSoFar = (count: number) =>
  plural(count, {
    one: '1 pedido até agora. Há mais antigos.',
    other: `${count} pedidos até agora. Há mais antigos.`,
  });
export const noneSoFar = 'Nenhum entre os pedidos mais recentes. Procure mais para trás.';
export const noneMatch = 'Nenhum pedido corresponde a estes filtros.';
export const none = 'Ainda não há pedidos.';
export const showOlder = 'Procurar mais para trás';

export const backToOrders = '← Todos os pedidos';
export const oneOrder = 'Pedido';
export const orderTitle = (number: number) => `Pedido #${number}`;
export const missing = 'Este pedido não existe. Os pedidos são guardados durante três anos.';
export const print = 'Imprimir';

export const papers = { receipt: 'Recibo', summary: 'Resumo do pedido' };
export const placedAt = (time: string) => `Feito: ${time}`;
export const pickUpAt = (time: string) => `Levantamento: ${time}`;
export const allergies = (text: string) => `Alergias: ${text}`;
export const note = (text: string) => `Nota: ${text}`;
export const paymentStatuses = {
  due: 'A pagar no levantamento',
  paid: 'Pago no levantamento',
  void: 'Nada a pagar',
  refunded: 'Reembolsado',
};
export const dinerWasTold = 'O cliente foi informado:';

export const whatHappened = 'O que aconteceu';
export const stepsGone =
  'Os passos deste pedido já não estão guardados: são eliminados ao fim de 90 dias.';
export const actions = {
  place: 'Feito',
  accept: 'Aceite',
  start: 'Começado',
  ready: 'Pronto',
  collect: 'Levantado',
  'no-show': 'Não levantado',
  remake: 'Devolvido à cozinha para ser refeito',
  reject: 'Recusado',
  cancel: 'Cancelado',
  expire: 'Terminou sem resposta',
  undo: 'Último passo anulado',
};
export const because = (action: string, reason: string) => `${action}: ${reason}`;
export const reasons = {
  sold_out: 'algo estava esgotado',
  too_busy: 'demasiados pedidos',
  closing: 'a fechar',
  duplicate: 'o mesmo pedido duas vezes',
  no_answer: 'sem resposta a tempo',
  other: 'outro motivo',
};
export const roles = {
  diner: 'O cliente',
  kitchen: 'Alguém da cozinha',
  admin: 'Um administrador',
  system: 'O sistema',
};
export const you = 'A sua conta';
export const unknownPerson = 'Alguém';
export const onScreen = (person: string, screen: string) => `${person}, no ecrã «${screen}»`;
