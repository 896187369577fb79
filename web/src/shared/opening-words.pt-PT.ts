import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './opening-words.en.ts';
import type * as own from './opening-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const open = 'Aberto agora';
export const openUntil = (time: string) => `Aberto agora, até às ${time}`;
export const openUntilMidnight = 'Aberto agora, até à meia-noite';
export const lastOrdersOver = 'Pedidos encerrados';
export const ordersAgainAtTime = (time: string) => `Pedidos encerrados, reabrem às ${time}`;
export const ordersAgainOnDay = (dayAndTime: string) => `Pedidos encerrados, reabrem ${dayAndTime}`;
export const openByPhone = 'Aberto agora, só por telefone';
export const paused = 'Em pausa';
export const pausedUntilTime = (time: string) => `Em pausa até às ${time}`;
export const pausedUntilDay = (dayAndTime: string) => `Em pausa até ${dayAndTime}`;
export const closed = 'Fechado';
export const closedForNow = 'Sem pedidos online por agora';
export const opensAtTime = (time: string) => `Abre às ${time}`;
export const opensOnDay = (dayAndTime: string) => `Abre ${dayAndTime}`;
