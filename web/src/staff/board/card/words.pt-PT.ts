import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const accept = 'Aceitar';
export const start = 'Começar';
export const ready = 'Pronto';
export const collected = 'Levantado';
export const makeAgain = 'Refazer';
export const notCollected = 'Não levantado';
export const undo = 'Anular';

export const moreFor = (order: string) => `Mais sobre ${order}`;
export const toPay = ', a pagar: ';
export const dishes = 'Pratos';
export const note = 'Nota: ';

export const beforeTime = 'Para as ';
export const beforeDay = 'Para ';
export const dueAtTime = (time: string) => `Para as ${time}`;
export const dueOnDay = (dayAndTime: string) => `Para ${dayAndTime}`;
export const justReady = 'Pronto agora';
export const waitingFor = (minutes: number) => `À espera há ${minutes} min`;
export const answerWithin = (minutes: number) => `Responder em ${minutes} min`;
export const answerNow = 'Responder já, ou termina';
export const guestMayDecline = (minutes: number) => `O cliente pode recusar durante ${minutes} min`;
export const notAnsweredFor = (minutes: number) => `Sem resposta há ${minutes} min`;

export const minutesLate = (minutes: string) => `atraso ${minutes}`;
export const minutesLeft = (minutes: number) => `${minutes} min`;
export const minutesWaited = (minutes: number) => `${minutes} min`;
export const waiting = 'espera';
