import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const close = 'Fechar a mensagem';
export const loading = 'A carregar';
export const remove = 'Eliminar';
export const removeItem = (name: string) => `Eliminar ${name}`;
export const exportMenu = 'Exportar CSV';
export const fileColumns = 'Colunas do ficheiro';
export const rangeOf = (range: string, all: string) => `${range} de ${all}`;

export const outcomes = {
  created: 'Novo',
  updated: 'Alterado',
  unchanged: 'Sem alterações',
  refused: 'Erro',
};
export const readAs = (encoding: string) => `Lido como ${encoding}.`;
export const readAsWindows =
  'Lido como Windows-1252. Se as letras parecerem erradas, guarde o ficheiro como «CSV UTF-8» e escolha-o de novo.';

export const discard = 'Ignorar as alterações';
export const fieldsToCheck = (count: number) =>
  plural(count, { one: 'Verifique um campo.', other: `Verifique ${count} campos.` });
export const saving = 'A guardar…';
export const notSaved = 'Ainda não foi guardado.';

export const emptyMenu = 'A sua ementa está vazia';
export const emptyMenuText = 'Quatro passos, e a cozinha está aberta.';
export const firstDish = 'Ponha o primeiro prato na ementa';
export const firstDishText = 'Um nome, um preço, uma imagem e uma frase sobre o que leva.';
export const addDish = 'Adicionar um prato';
export const importFile = 'Importar um ficheiro';
export const site = 'Veja-o como os clientes o veem';
export const siteText = 'Aparece logo na ementa, na sua categoria.';
export const openSite = 'Abrir o site';
export const setHours = 'Definir o horário';
export const hoursText =
  'A partir daí, os clientes podem pedir. Sem horário, o site mostra apenas a ementa, o que também é uma opção.';
export const coworker = 'Traga alguém da equipa';
export const coworkerText =
  'Quem já criou conta pode entrar na equipa da cozinha ou passar a administrador.';
export const seeUsers = 'Ver quem criou conta';

export const menuOnly = 'O seu site mostra apenas a ementa.';
export const menuOnlyText = 'Defina o horário, e os clientes podem pedir.';

export const whichOrders = 'Que pedidos';
export const openOrdersTab = 'Em curso';
export const allOrdersTab = 'Todos';
export const orderingIsClosed = 'Os pedidos estão fechados.';
export const guestsRead = (sentence: string) => `Os clientes leem: «${sentence}»`;
export const toReopen = 'Ver ou reabrir';
