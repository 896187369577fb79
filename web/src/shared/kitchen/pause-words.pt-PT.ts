import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './pause-words.en.ts';
import type * as own from './pause-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const sayWhy = 'Indicar o motivo';
export const reason = 'Motivo';
export const pauseReasonHint = 'Para a sua equipa. Os clientes não o veem.';
