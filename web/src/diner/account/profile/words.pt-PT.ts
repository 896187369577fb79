import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const password = 'Palavra-passe';
export const changePassword = 'Alterar a palavra-passe';
export const currentPassword = 'Palavra-passe atual';
export const newPassword = 'Nova palavra-passe';
export const othersLoggedOut = 'A sessão será terminada nos outros dispositivos.';
export const savePassword = 'Guardar a palavra-passe';
export const passwordSaved = 'A palavra-passe foi alterada';
export const yourPassword = 'A sua palavra-passe';
export const passwordMissing = 'Introduza a sua palavra-passe.';
export const samePassword = 'Escolha uma palavra-passe diferente da atual.';
export const cancel = 'Cancelar';

export const changeEmail = 'Alterar o e-mail';
export const newEmail = 'Novo e-mail';
export const emailMissing = 'Introduza o novo e-mail.';
export const sameEmail = 'Este já é o seu e-mail.';
export const emailInvalid = 'Verifique este endereço de e-mail.';
export const emailChangeText =
  'Enviaremos uma ligação para o novo endereço. O e-mail é alterado quando a abrir, e passa a iniciar sessão com o novo. O endereço antigo recebe um aviso.';
export const sendLink = 'Enviar a ligação';
export const emailLinkSent = (email: string) =>
  `Uma ligação vai a caminho de ${email}, se esse endereço ainda não estiver a ser usado. Abra-a para alterar o e-mail e inicie sessão com o novo. Veja também a pasta de spam.`;
export const signsInWithGoogle =
  'Esta conta usa o início de sessão da Google. O e-mail e a palavra-passe alteram-se na sua conta Google.';

export const yourData = 'Os seus dados';
export const yourDataText =
  'Um ficheiro com tudo o que guardámos sobre si: a conta, o carrinho e os pedidos, com as notas e alergias.';
export const download = 'Transferir os seus dados';
export const downloaded = 'O ficheiro está nas suas transferências.';

export const deleteAccount = 'Eliminar a conta';
export const whatGoes =
  'A conta, o carrinho e a fotografia são eliminados. Não é possível voltar atrás.';
export const whatStays =
  'Os pedidos ficam sem o seu nome, notas e alergias, porque o restaurante tem de manter a sua contabilidade.';
export const whatStaysOfRoles =
  'Se alguma vez trabalhou aqui na cozinha ou como administrador, a lista de alterações mantém o seu nome durante algum tempo, para que se saiba quem alterou o quê.';
export const deleteQuestion = 'Eliminar a sua conta?';
export const deleteConfirmed = 'Sim, eliminar';
export const confirmWithGoogle =
  'Para confirmar que é a sua conta, pedimos-lhe que inicie sessão com o Google mais uma vez.';
export const seeOrder = (number: number) => `Ver o pedido #${number}`;
export const accountDeleted = 'A sua conta foi eliminada';
