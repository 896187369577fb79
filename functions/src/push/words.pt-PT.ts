import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const orderHasEnded = 'Este pedido já terminou.';
export const notSetUp = 'De momento não é possível enviar notificações.';
export const tooManySubscriptions =
  'Ativou as notificações muitas vezes. Tente de novo mais tarde.';
export const unknownService = 'Não é possível enviar notificações para este navegador.';
export const subscribed = 'Este dispositivo será avisado.';
export const unsubscribed = 'Este dispositivo já não recebe notificações.';
