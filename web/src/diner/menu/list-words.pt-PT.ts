import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './list-words.en.ts';
import type * as own from './list-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const searchDishes = (count: number) =>
  plural(count, { one: '1 prato', other: `${count} pratos` });
export const continued = (category: string) => `${category} (continuação)`;

export const noDishes = 'Nenhum prato';
export const dishCount = (count: number) =>
  plural(count, { one: '1 prato', other: `${count} pratos` });
export const dishOf = (place: number, count: number) => `Prato ${place} de ${count}`;
export const dishesOf = (first: number, last: number, count: number) =>
  `Pratos ${first} a ${last} de ${count}`;
export const dishesFor = (dishes: string, search: string) => `${dishes} para «${search}»`;
