import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const readingFile = 'A ler o ficheiro…';
export const takesTooLong = (seconds: number) =>
  plural(seconds, {
    one: 'A leitura deste ficheiro demora mais de 1 segundo. Divida-o em ficheiros mais pequenos ou guarde apenas a folha com os dados como «CSV UTF-8».',
    other: `A leitura deste ficheiro demora mais de ${seconds} segundos. Divida-o em ficheiros mais pequenos ou guarde apenas a folha com os dados como «CSV UTF-8».`,
  });
