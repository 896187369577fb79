import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const dishesNotLoaded = 'Não foi possível carregar os pratos. Tente de novo.';
export const dishChangedElsewhere =
  'Outra pessoa acabou de alterar este prato. Verifique-o e tente de novo.';
