import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const cannotBePlaced =
  'Não é possível fazer o pedido tal como está. Verifique-o e tente de novo.';
export const tooManyOrders = 'Acabou de fazer vários pedidos. Aguarde alguns minutos.';
export const tooManyAttempts =
  'Tentou fazer um pedido muitas vezes seguidas. Aguarde alguns minutos.';
export const tooManyStrangers =
  'Acabaram de chegar muitos pedidos da sua rede. Confirme o seu e-mail, aguarde um pouco ou ligue-nos.';
export const nameRequired = 'O nome é obrigatório.';
export const noNotes = 'De momento, não podemos aceitar notas.';
export const invalidKey =
  'Um pedido precisa de um cabeçalho Idempotency-Key de 16 a 64 letras, algarismos, hífenes ou sublinhados.';
export const invalidAttempt =
  'O cabeçalho Placement-Attempt tem de ser um número inteiro de 1 a 9999.';
export const phoneRequired =
  'Precisamos de um número de telefone para lhe ligar se houver algum problema com o pedido.';
