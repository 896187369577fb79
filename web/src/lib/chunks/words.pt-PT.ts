import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const heldBack =
  'Não foi possível carregar uma parte desta página. Um bloqueador de conteúdos pode estar a impedi-lo: autorize este site e recarregue a página.';
