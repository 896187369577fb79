import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const offline = 'Está sem ligação à Internet.';
export const offlineTryLater =
  'Está sem ligação à Internet. Tente de novo quando a ligação voltar.';
