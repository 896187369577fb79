import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const cancel = 'Cancelar';
export const close = 'Fechar';
export const loading = 'A carregar';
export const ok = 'OK';
export const retry = 'Tentar de novo';
export const soon = 'Em breve';
export const undo = 'Anular';
