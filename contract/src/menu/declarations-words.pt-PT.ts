import type { Translation } from '../ground/words.ts';
import type * as english from './declarations-words.en.ts';
import type * as own from './declarations-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const gluten = 'Glúten';
export const crustaceans = 'Crustáceos';
export const eggs = 'Ovos';
export const fish = 'Peixe';
export const peanuts = 'Amendoins';
export const soybeans = 'Soja';
export const milk = 'Leite';
export const nuts = 'Frutos de casca rija';
export const celery = 'Aipo';
export const mustard = 'Mostarda';
export const sesame = 'Sésamo';
export const sulphites = 'Sulfitos';
export const lupin = 'Tremoço';
export const molluscs = 'Moluscos';

export const vegetarian = 'Vegetariano';
export const vegan = 'Vegano';
export const glutenFree = 'Sem glúten';
export const halal = 'Halal';
export const kosher = 'Kosher';
export const lowLactose = 'Com pouca lactose';

export const contradictoryDish = (diet: string, allergens: string) =>
  `Um prato com a indicação «${diet}» não pode conter ${allergens}.`;
export const contradictoryChoice = (diet: string, allergens: string) =>
  `Uma escolha com a indicação «${diet}» não pode conter ${allergens}.`;
