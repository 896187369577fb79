import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Por cozinhar';
export const nothing = 'Nada por cozinhar';
export const all = (dishes: number) => `Total ${dishes}`;
export const dishesToCook = (count: number) =>
  plural(count, { one: ' prato por cozinhar', other: ' pratos por cozinhar' });
export const explanation = 'O que falta cozinhar para todos os pedidos que não estão prontos.';
