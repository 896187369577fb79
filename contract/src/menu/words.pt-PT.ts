import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const diets = 'Regimes alimentares';
export const allergens = 'Alergénios';
export const load = 'Carga';

export const listOfWords = (field: string, known: string) =>
  `O campo «${field}» tem de ser uma lista destas palavras: ${known}.`;
export const wordTwice = (field: string) => `O campo «${field}» tem uma palavra repetida.`;
export const unknownDiet = (word: string, known: string) =>
  `«${word}» não é um dos regimes alimentares: ${known}. Separe-os com |.`;
export const unknownAllergen = (word: string, known: string) =>
  `«${word}» não é um dos alergénios: ${known}. Separe-os com |.`;

export const tooManyGroups = (most: number) => `Um prato pode ter até ${most} grupos de opções.`;
export const groupTwice = 'Um prato só pode ter uma vez o mesmo grupo de opções.';
export const optionsNotIds =
  'As opções são os identificadores de grupos de opções, separados por |. Um destes não pode ser um identificador.';
export const restingNotBoolean = 'Defina «resting» como «true» ou «false».';
export const restingNotYesOrNo = 'A coluna «em pausa» tem de ter «yes» ou «no», ou ficar vazia.';
export const taxNotId = (value: string) =>
  `A coluna «IVA» tem o identificador de uma taxa de IVA, tal como é exportado. «${value}» não pode ser um.`;

export const cellNotText = 'Uma célula tem de ser texto ou um número.';
export const nothingToChange = 'Inclua pelo menos um campo a alterar.';
export const invalidImportId = 'O campo «importId» é um UUID em minúsculas.';
export const rowsPerCall = (most: number) =>
  `Cada parte de uma importação tem de 1 a ${most} linhas.`;
export const dryRunNotBoolean = 'Defina «dryRun» como «true» ou «false».';
export const dishIds = (most: number) =>
  `Indique de 1 a ${most} pratos pelos seus identificadores, separados por vírgulas.`;
export const pricesPerCall = (most: number) =>
  `De cada vez podem ser alterados de 1 a ${most} preços, cada um de um prato diferente.`;
