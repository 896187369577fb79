import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const dashboard = 'Painel de gestão';
export const openNavigation = 'Abrir a navegação do painel de gestão';
export const navigation = 'Navegação';
export const logOut = 'Terminar sessão';
export const version = (number: string) => `Versão ${number}`;

export const manage = 'Gestão';
export const bookings = 'Gerir reservas';
export const addDish = 'Adicionar um prato';
export const dishes = 'Gerir pratos';
export const users = 'Todos os utilizadores';
export const kitchen = 'Cozinha';
export const orders = 'Pedidos';
export const figures = 'Números';
export const hours = 'Horário';
export const options = 'Opções';
export const changes = 'Alterações';
export const restaurant = 'Restaurante';
export const home = 'Início';
export const menu = 'Ementa';
export const tracking = 'Acompanhar pedidos';
export const support = 'Apoio ao cliente';

export const noSuchPage = 'Página não encontrada';
export const noSuchPageText = 'Não há nenhuma página neste endereço no painel de gestão.';
export const toDashboard = 'Ir para o painel de gestão';
