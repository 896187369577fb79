import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Todos os utilizadores';
export const text = 'Todas as pessoas com conta, a começar pelas mais recentes.';
export const search = 'Pesquisar';
export const searchHint = 'Nome ou e-mail';
export const everyone = 'Todos';
export const diners = 'Clientes';
export const kitchen = 'Cozinha';
export const admins = 'Administradores';
export const nobodyHasRole = 'Ninguém tem esta função.';
export const noneMatch = 'Nenhum utilizador corresponde à pesquisa.';
export const userNoun = 'utilizador';
export const usersNoun = 'utilizadores';
export const pages = 'Páginas';
export const previous = 'Anterior';
export const next = 'Seguinte';

export const tableCaption = 'Utilizadores';
export const numberColumn = 'N.º';
export const nameColumn = 'Nome';
export const emailColumn = 'E-mail';
export const roleColumn = 'Função';
export const actionColumn = 'Ação';
export const noName = 'Sem nome';
export const you = 'A sua conta';
export const diner = 'Cliente';
export const admin = 'Administrador';

export const roleChanges = {
  makeAdmin: 'Tornar administrador',
  removeAdmin: 'Retirar administrador',
  addToKitchen: 'Adicionar à cozinha',
  removeFromKitchen: 'Retirar da cozinha',
};
export const changeQuestions = {
  makeAdmin: 'Tornar este utilizador administrador?',
  removeAdmin: 'Retirar a função de administrador?',
  addToKitchen: 'Adicionar este utilizador à cozinha?',
  removeFromKitchen: 'Retirar este utilizador da cozinha?',
};
export const changeTexts = {
  makeAdmin:
    'Os administradores podem alterar a ementa, ver todos os utilizadores e tornar outras pessoas administradores.',
  removeAdmin:
    'Esta pessoa terá a sessão terminada e deixará de poder usar o painel de gestão. A conta mantém-se.',
  addToKitchen:
    'A equipa da cozinha vê todos os pedidos em curso, faz avançar o seu estado, marca pratos e opções como esgotados e suspende os pedidos. Não tem acesso ao painel de gestão.',
  removeFromKitchen:
    'Esta pessoa terá a sessão terminada e os seus ecrãs da cozinha fecham-se. A conta mantém-se.',
};
export const isNowAdmin = (user: string) => `${user} já tem a função de administrador`;
export const isNoLongerAdmin = (user: string) => `${user} já não tem a função de administrador`;
export const isNowKitchenStaff = (user: string) => `${user} já faz parte da equipa da cozinha`;
export const isNoLongerKitchenStaff = (user: string) =>
  `${user} já não faz parte da equipa da cozinha`;
export const isRemoved = (user: string) => `A conta de ${user} foi eliminada`;
