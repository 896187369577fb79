import type { Translation } from '../ground/words.ts';
import type * as english from './csv-words.en.ts';
import type * as own from './csv-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const noDishes = 'O ficheiro não tem pratos.';
export const unknownColumn = (column: string) =>
  `${column} não é uma coluna da ementa. Mude-lhe o nome ou retire-a.`;
export const unknownColumns = (columns: string) =>
  `${columns} não são colunas da ementa. Mude-lhes o nome ou retire-as.`;
export const categoryLeftOut = (category: string) => `A categoria «${category}» foi ignorada.`;
export const dishTwice = (row: number) => `A linha ${row} já tem este prato.`;
export const idTwice = (row: number) => `A linha ${row} já tem este _id.`;
export const headings = {
  _id: '_id',
  name: 'nome',
  category: 'categoria',
  price: 'preço',
  recipe: 'descrição',
  image: 'imagem',
  diets: 'regimes',
  allergens: 'alergénios',
  options: 'opções',
  load: 'carga',
  resting: 'em pausa',
  tax: 'IVA',
  version: 'versão',
  reasons: 'motivos',
};
