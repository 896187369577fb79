import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './characters-left-words.en.ts';
import type * as own from './characters-left-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const charactersAtMost = (limit: string) => `Até ${limit} caracteres.`;
export const charactersLeft = (count: number, left: string) =>
  plural(count, { one: `Resta ${left} caráter.`, other: `Restam ${left} caracteres.` });
export const charactersTooMany = (count: number, excess: string) =>
  plural(count, { one: `${excess} caráter a mais.`, other: `${excess} caracteres a mais.` });
