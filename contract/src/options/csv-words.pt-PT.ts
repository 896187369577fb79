import type { Translation } from '../ground/words.ts';
import type * as english from './csv-words.en.ts';
import type * as own from './csv-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const noOptions = 'O ficheiro não tem opções.';
export const unknownColumn = (column: string) =>
  `${column} não é uma coluna de opções. Mude-lhe o nome ou retire-a.`;
export const unknownColumns = (columns: string) =>
  `${columns} não são colunas de opções. Mude-lhes o nome ou retire-as.`;
export const inRow = (row: number | string, fault: string) => `Linha ${row}: ${fault}`;
export const notAnId = (text: string) => `«${text}» não pode ser o identificador de opções.`;
export const differs = (column: string) =>
  `A coluna «${column}» difere da primeira linha destas opções.`;
export const defaultNotYesOrNo = 'A coluna «inicial» tem de ter «yes» ou «no».';
export const invalidPrice = (example: string) => `O preço tem de ser um número como ${example}.`;
export const headings = {
  _id: '_id',
  name: 'nome',
  min: 'mínimo',
  max: 'máximo',
  choice_id: 'escolha_id',
  choice: 'escolha',
  price: 'preço',
  default: 'inicial',
  diets: 'regimes',
  allergens: 'alergénios',
};
