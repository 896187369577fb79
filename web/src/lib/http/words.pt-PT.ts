import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const unknownFault = 'Algo correu mal. Tente de novo.';
export const unreachable =
  'Não conseguimos contactar a cozinha. Verifique a sua ligação à Internet e tente de novo.';
export const unreadable =
  'Não conseguimos contactar a cozinha neste momento. Se esta rede pedir que inicie sessão, faça-o primeiro e depois tente de novo.';
