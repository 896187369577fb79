import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './order-again-words.en.ts';
import type * as own from './order-again-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const orderAgain = 'Pedir de novo';
export const inCartAgain = (number: number) =>
  `Os pratos do pedido #${number} estão no seu carrinho.`;
export const inCartChanged = (number: number) =>
  `O pedido #${number} está no seu carrinho, mas com diferenças.`;
export const nothingToOrderAgain = 'De momento, não é possível pedir nenhum destes pratos';
export const missingDish = (dish: string, reason: string) => `${dish}: ${reason}`;
export const yourUsual = 'O costume';
export const portionsOf = (count: number, dish: string) => `${count} × ${dish}`;
export const notNow = 'Agora não';
