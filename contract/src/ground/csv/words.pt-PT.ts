import { plural, type Translation } from '../words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const notText =
  'Este ficheiro não é de texto. Guarde-o como «CSV UTF-8» e escolha esse ficheiro.';
export const spreadsheet =
  'Este ficheiro é uma folha de cálculo. Guarde-o como «CSV UTF-8» e escolha esse ficheiro.';
export const fileTooLarge = (megabytes: number) =>
  `O ficheiro tem mais de ${megabytes} MB. Divida-o em ficheiros mais pequenos.`;
export const misplacedQuote = (row: number) => `A linha ${row} tem aspas no lugar errado.`;
export const tooManyRows = (most: string) =>
  `O ficheiro tem mais de ${most} linhas. Divida-o em ficheiros mais pequenos.`;
export const tooManyColumns = (most: number) =>
  `O ficheiro tem mais de ${most} colunas. Elimine as que não fazem parte da tabela.`;
export const columnsMissing = (columns: string) => `Em falta na primeira linha: ${columns}.`;
export const columnTwice = (column: string) => `A coluna «${column}» aparece duas vezes.`;
export const rowTooLong = 'Esta linha tem mais células do que o ficheiro tem colunas.';

export const quoted = (heading: string) => `«${heading}»`;
export const more = (count: number) => plural(count, { one: 'mais 1', other: `mais ${count}` });
