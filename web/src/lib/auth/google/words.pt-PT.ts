import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const googleUnreachable =
  'Não é possível contactar a Google. Verifique a ligação à Internet e o que o seu navegador bloqueia, e carregue de novo.';
export const googleReached = 'Já é possível contactar a Google. Carregue de novo.';
