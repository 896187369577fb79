import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const readingFile = 'A ler o ficheiro…';
export const takesTooLong = (seconds: number) =>
  `A leitura deste ficheiro demora mais de ${plural(seconds, { one: '1 segundo', other: `${seconds} segundos` })}. Divida-o em ficheiros mais pequenos ou guarde apenas a folha com os dados como «CSV UTF-8».`;
