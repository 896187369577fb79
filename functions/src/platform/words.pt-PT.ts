import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const unavailable = 'De momento, não conseguimos contactar a nossa cozinha. Tente de novo.';
export const internal = 'Algo correu mal do nosso lado. Tente de novo.';
export const appCheckFailed =
  'Não foi possível confirmar que esta ação veio do nosso site. Recarregue a página e tente de novo.';
export const logInAgain = 'Inicie sessão de novo.';
export const checkFields = 'Verifique os campos assinalados.';
