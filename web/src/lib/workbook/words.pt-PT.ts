import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const tooWide = (column: number, row: string) =>
  `Uma folha deste livro do Excel tem células para lá da coluna ${column} ou da linha ${row}. Elimine-as ou guarde a folha como «CSV UTF-8».`;
export const tooManyCells =
  'As folhas deste livro do Excel têm demasiadas células. Guarde apenas a folha com a ementa, ou guarde-a como «CSV UTF-8».';
export const unreadable =
  'Não foi possível ler este livro do Excel. Guarde-o como «CSV UTF-8» e escolha esse ficheiro.';
export const tooLarge =
  'Este livro do Excel fica demasiado grande depois de descomprimido. Guarde apenas a folha com a ementa, ou guarde-a como «CSV UTF-8».';
export const damaged =
  'Este livro do Excel está danificado. Guarde-o de novo e escolha esse ficheiro.';
export const locked =
  'Este livro do Excel é de um formato antigo ou tem palavra-passe. Guarde-o como .xlsx sem palavra-passe, ou como «CSV UTF-8».';
