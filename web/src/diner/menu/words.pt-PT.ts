import { inParts, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const madeToOrder = 'Feito na hora';
export const headingOfMenu = <Part>(menu: Part) => inParts`A nossa ${menu}`;
export const headingOfCategory = <Part>(category: Part) => inParts`Ementa de ${category}`;
export const menu = 'ementa';
export const invitation =
  'Escolha o que lhe apetecer. Começamos a cozinhar assim que fizer o pedido.';
export const loading = 'A carregar a ementa';

export const categories = 'Categorias';
export const allCategories = 'Tudo';
export const sortBy = 'Ordenar por';
export const search = 'Pesquisar na ementa';

export const dishes = 'Pratos';
export const emptyMenu = 'De momento, não há nada na nossa ementa. Volte em breve.';
export const emptyCategory = 'Hoje não há nada nesta categoria.';
export const seeFullMenu = 'Ver a ementa completa';
export const outOfDate =
  'Esta ementa pode estar desatualizada e os preços podem ter sido alterados.';
export const retry = 'Tentar de novo';
