import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const noSuchUser = 'Este utilizador já não existe.';
export const beingRemoved = 'Este utilizador está a ser eliminado.';
export const emailNotVerified =
  'Este utilizador ainda não confirmou o e-mail. Qualquer pessoa pode ter criado uma conta com esse e-mail.';
export const lastAdmin =
  'Este é o último administrador. Primeiro, torne outra pessoa administrador.';
export const listChanged = 'A lista mudou. Recarregue-a.';
export const notSignInEmail = 'Este não é o e-mail com que iniciou sessão.';
export const onlyOwnEmail = 'Só pode perguntar pelo seu próprio e-mail.';
export const ownRole = 'Não pode alterar a sua própria função. Peça a outro administrador.';
export const ownAdminRole =
  'Não pode retirar a sua própria função de administrador. Peça a outro administrador.';
export const ownAccount = 'Não pode eliminar a sua própria conta. Peça a outro administrador.';
export const deleted = 'O utilizador foi eliminado.';
export const signInAgain = 'Confirme que é a sua conta e tente de novo.';
export const adminsOwnAccount =
  'Um administrador não pode eliminar a própria conta. Peça primeiro a outro administrador que lhe retire a função de administrador.';
export const orderIsOpen = (number: number) =>
  `O pedido #${number} ainda está em curso. A conta pode ser eliminada depois de o pedido ser levantado ou cancelado.`;
export const tooManyExports =
  'Acabou de transferir os seus dados várias vezes. Tente de novo mais tarde.';
export const ownAccountDeleted = 'A sua conta foi eliminada.';
