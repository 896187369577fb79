import type { Translation } from './words.ts';
import type * as english from './category-words.en.ts';
import type * as own from './category-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const other = 'Outros';
export const otherDishes = 'Outros pratos';
