import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './carousel-words.en.ts';
import type * as own from './carousel-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const standouts = 'Pratos em destaque';
export const previousDishes = 'Pratos anteriores';
export const nextDishes = 'Pratos seguintes';
export const carousel = 'carrossel';
export const slideOf = (place: number, count: number) => `${place} de ${count}`;
export const slidesOf = (first: number, last: number, count: number) =>
  `${first}–${last} de ${count}`;
