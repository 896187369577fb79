import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const canceledOrders = 'Pedidos cancelados';
export const canceled = (count: number) =>
  plural(count, { one: '1 cancelado:', other: `${count} cancelados:` });
export const stopCooking = 'parar de cozinhar';
export const notAnswered = 'sem resposta a tempo';
export const dueToday = (time: string) => `hoje às ${time}`;
export const dueOn = (day: string, time: string) => `${day} às ${time}`;
export const gotIt = 'Entendido';
export const showAll = (count: number) => `Mostrar os ${count}`;
export const ordersCanceled = (count: number) =>
  plural(count, { one: '1 pedido cancelado', other: `${count} pedidos cancelados` });
