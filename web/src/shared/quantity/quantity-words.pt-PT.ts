import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './quantity-words.en.ts';
import type * as own from './quantity-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const quantityOf = (dish: string) => `Quantidade de ${dish}`;
export const decreaseQuantity = (dish: string) => `Diminuir a quantidade de ${dish}`;
export const increaseQuantity = (dish: string) => `Aumentar a quantidade de ${dish}`;
export const quantityFault = (quantity: number) =>
  `Escreva um número de 1 a 99. A quantidade continua a ser ${quantity}.`;
