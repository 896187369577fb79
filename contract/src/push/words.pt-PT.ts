import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const invalidEndpoint = 'Este não é o endereço de um serviço de notificações.';
export const invalidKeys = 'Estas não são as chaves de uma subscrição de notificações.';
