import { inParts, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Pedidos';
export const text =
  'Os pedidos novos aparecem automaticamente. Com «Som nesta página», esta página toca como um ecrã da cozinha e conta como tal.';
export const pageTitle = (restaurant: string) => `Pedidos — ${restaurant}`;
export const ringHere = 'Som nesta página';
export const soundLocked = 'Sem som: carregue em qualquer ponto desta página.';
export const soundUnsupported = 'Este navegador não reproduz sons: vigie a página.';
export const dashboardScreen = 'Painel de gestão';

export const openOrders = 'Pedidos em curso';
export const noOpenOrders = 'Não há pedidos em curso. Os novos aparecem aqui automaticamente.';
export const unreachable = (time: string) =>
  `Sem ligação ao servidor. Esta é a lista das ${time}, e os pedidos novos não aparecem. Continuamos a tentar.`;

export const takingOrders = 'Receção de pedidos';
export const hoursMissing = 'Não se aceitam pedidos: ainda não definiu o seu horário.';
export const setHours = 'Definir o horário';
export const ordersTaken = 'Aceitam-se pedidos durante o seu horário.';
export const pausedUntilTime = (time: string) => `Os pedidos estão suspensos até às ${time}.`;
export const pausedUntilDay = (dayAndTime: string) =>
  `Os pedidos estão suspensos até ${dayAndTime}.`;
export const resume = 'Retomar os pedidos';
export const pause = 'Suspender os pedidos';
export const pauseFor = 'Suspender durante';
export const quarterHour = '15 min';
export const halfHour = '30 min';
export const oneHour = '1 hora';
export const today = 'Hoje';

export const dueAtTime = (time: string) => `Para as ${time}`;
export const dueOnDay = (dayAndTime: string) => `Para ${dayAndTime}`;
export const dishes = 'Pratos';
export const note = 'Nota: ';
export const toPay = <Part>(total: Part) => inParts`A pagar no levantamento: ${total}`;

export const accept = 'Aceitar';
export const start = 'Começar';
export const ready = 'Pronto';
export const collected = 'Levantado';
export const notCollected = 'Não levantado';
export const reject = 'Recusar';
export const readyTime = (order: string) => `Hora de levantamento de ${order}`;
export const onTime = 'Sem atraso';
export const delay = (minutes: number) => `+${minutes} min`;
export const closeMessage = 'Fechar a mensagem';
