import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './mail-words.en.ts';
import type * as own from './mail-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const mailKinds = {
  received: 'Pedido recebido',
  accepted: 'Pedido confirmado',
  ready: 'Pedido pronto',
  refused: 'Pedido não aceite',
  unanswered: 'Pedido sem resposta',
  board_gone: 'Sem ecrã da cozinha',
  day_sums: 'Os totais do dia',
};
