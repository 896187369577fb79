import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'IVA';
export const text =
  'Está incluído nos preços: os clientes veem quanto é, e nada é acrescentado. A primeira taxa aplica-se a todos os pratos que não indicam outra.';
export const noRates = 'Sem taxas. Os clientes não são informados sobre o IVA.';
export const addRate = 'Adicionar uma taxa de IVA';
export const nthRate = (place: number) => `taxa de IVA ${place}`;
export const name = 'Nome';
export const isDefault = 'A taxa predefinida.';
export const rate = 'Taxa';
export const makeDefault = 'Tornar predefinida';
export const remove = 'Retirar';

export const dishesLosingRate = (count: number, rate: string, dishes: string) =>
  plural(count, {
    one: `Um prato indica a taxa «${rate}»: ${dishes}. Assim que guardar, aplica-se a este prato a taxa predefinida.`,
    other: `${count} pratos indicam a taxa «${rate}»: ${dishes}. Assim que guardar, aplica-se a estes pratos a taxa predefinida.`,
  });
export const moreDishes = (count: number) => `mais ${count}`;
