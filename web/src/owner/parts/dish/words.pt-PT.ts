import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const fields = {
  name: 'Nome',
  category: 'Categoria',
  price: 'Preço',
  recipe: 'Descrição',
  image: 'Imagem',
  diets: 'Regimes alimentares',
  allergens: 'Alergénios',
  optionGroups: 'Opções',
  load: 'Carga',
  resting: 'Em pausa',
  taxRate: 'Taxa de IVA',
};
export const noOptions = 'Nenhuma';
export const usualLoad = 'A habitual';
export const defaultTaxRate = 'Predefinida';
export const yes = 'Sim';
export const no = 'Não';
export const priceMissing = 'O preço é obrigatório.';
export const categoryMissing = 'A categoria é obrigatória.';

export const dietsHint =
  'Os regimes alimentares a que se adequa. O que é vegano também é vegetariano.';
export const suitsNone = 'Adequado a nenhum';
export const allergensHint = 'O que contém, incluindo a gordura de cozinhar e os molhos.';
export const containsNone = 'Não contém nenhum';
export const notDeclared = 'Não declarados';
export const guestsRead = 'Os clientes leem «não declarados: pergunte-nos».';

export const nothingDeclared = 'nada declarado';
export const noDiets = 'sem regime alimentar especial';
export const contains = (allergens: string) => `contém ${allergens}`;
export const noAllergens = 'sem alergénios';
export const allergensNotDeclared = 'alergénios não declarados';

export const dishes = (count: number, number: string) =>
  plural(count, { one: `${number} prato`, other: `${number} pratos` });
export const notDone = (faults: string, dishes: string) =>
  `Não foi feito em ${faults} de ${dishes}.`;
export const moreFaults = (number: string) => `E mais ${number}.`;

export const carts = (count: number, number: string) =>
  plural(count, { one: '1 carrinho', other: `${number} carrinhos` });
export const openOrders = (count: number, number: string) =>
  plural(count, { one: '1 pedido em curso', other: `${number} pedidos em curso` });
export const usedNowhere = (dishes: number) =>
  plural(dishes, {
    one: 'Não está em nenhum carrinho nem em nenhum pedido em curso.',
    other: 'Não estão em nenhum carrinho nem em nenhum pedido em curso.',
  });
export const usedIn = (dishes: number, place: string) =>
  plural(dishes, { one: `Está em ${place}.`, other: `Estão em ${place}.` });
export const usedInBoth = (dishes: number, carts: string, orders: string) =>
  plural(dishes, {
    one: `Está em ${carts} e em ${orders}.`,
    other: `Estão em ${carts} e em ${orders}.`,
  });
