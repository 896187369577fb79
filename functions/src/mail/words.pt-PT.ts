import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const hello = (name: string) => `Olá, ${name},`;
export const farewell = 'Obrigado!';
export const automatic =
  'Esta mensagem foi enviada automaticamente. Em vez de responder, ligue-nos, por favor.';
export const followOrder = (address: string) => `Acompanhar o pedido: ${address}`;
export const openDashboard = (address: string) => `Abrir o painel de gestão: ${address}`;
export const total = (amount: string) => `Total: ${amount}`;

export const receivedSubject = (number: number) => `Recebemos o seu pedido #${number}`;
export const receivedText = (number: number) =>
  `Recebemos o seu pedido #${number}. A cozinha vai confirmá-lo assim que possível.`;
export const acceptedSubject = (number: number, time: string) =>
  `O seu pedido #${number} está confirmado para as ${time}`;
export const acceptedText = (number: number, date: string, time: string) =>
  `A cozinha confirmou o seu pedido #${number}. Fica pronto ${date}, às ${time}.`;
export const acceptedLaterText = (number: number, date: string, time: string, first: string) =>
  `A cozinha confirmou o seu pedido #${number}. Fica pronto ${date}, às ${time} (previsão anterior: ${first}).`;
export const declineUntil = (time: string) =>
  `Até às ${time} pode recusar na página do seu pedido.`;
export const readySubject = (number: number) => `O seu pedido #${number} está pronto`;
export const readyText = (number: number) =>
  `O seu pedido #${number} está pronto. Pode vir levantá-lo!`;
export const refusedSubject = (number: number) =>
  `Não foi possível aceitar o seu pedido #${number}`;
export const refusedText = (number: number, why: string) =>
  `Não foi possível aceitar o seu pedido #${number}. ${why} Não há nada a pagar.`;

export const unansweredSubject = (number: number) => `Ninguém respondeu ao pedido #${number}`;
export const unansweredText = (number: number, name: string) =>
  `O pedido #${number} de ${name} terminou automaticamente, porque a cozinha não respondeu a tempo. O cliente foi avisado.`;
export const boardGoneSubject = 'Não há nenhum ecrã da cozinha ligado';
export const boardGoneText =
  'O restaurante está aberto, mas há três minutos que não há nenhum ecrã da cozinha ligado, por isso, de momento, os clientes não podem pedir.';
export const daySumsSubject = (date: string) => `O seu dia: ${date}`;
export const daySums = {
  placed: 'Pedidos',
  collected: 'Levantados',
  cents: 'Receita',
  rejected: 'Recusados',
  cancelled: 'Cancelados',
  notCollected: 'Não levantados',
};
