import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './notification-words.en.ts';
import type * as own from './notification-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const titles = {
  ready: 'O seu pedido está pronto',
  rejected: 'Não podemos preparar o seu pedido',
};
export const orderOf = (number: string) => `Pedido #${number}`;
