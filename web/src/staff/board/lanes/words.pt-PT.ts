import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const columns = 'Colunas';
export const nothingIn = {
  new: 'Nada de novo',
  todo: 'Nada a fazer',
  cooking: 'Nada a cozinhar',
  ready: 'Nada para entregar',
};
export const above = (orders: number) => `${orders} acima`;
export const below = (orders: number) => `${orders} abaixo`;
export const aboveAndBelow = (above: number, below: number) => `${above} acima, ${below} abaixo`;
