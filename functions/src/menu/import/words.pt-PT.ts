import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const noSuchImport = 'Esta importação já não pode ser anulada.';
export const beingTakenBack =
  'Alguém está a anular esta importação. Comece de novo com o ficheiro.';
export const ofSomebodyElse = 'Esta importação é de outro administrador.';
export const unknownId =
  'Este prato não está na ementa. Deixe _id vazio para o adicionar como prato novo.';
export const dishTwice = 'Uma linha anterior é sobre o mesmo prato.';

export const changedSinceExport =
  'Este prato foi alterado depois de o ficheiro ter sido exportado. Exporte a ementa de novo.';
export const nameNow = (name: string) => `Na ementa, o nome é agora «${name}».`;
export const categoryNow = (category: string) => `Na ementa, a categoria é agora «${category}».`;
export const recipeNow = (recipe: string) => `Na ementa, a descrição é agora «${recipe}».`;
export const imageNow = (image: string) => `Na ementa, a imagem é agora «${image}».`;
export const priceNow = (price: string) => `Na ementa, o preço é agora ${price}.`;
export const dietsNow = (diets: string) =>
  `Na ementa, os regimes alimentares são agora «${diets}».`;
export const noDietsNow = 'Na ementa, os regimes alimentares estão agora em branco.';
export const allergensNow = (allergens: string) =>
  `Na ementa, os alergénios são agora «${allergens}».`;
export const noAllergensNow = 'Na ementa, os alergénios estão agora em branco.';
export const optionsNow = (options: string) => `Na ementa, as opções são agora «${options}».`;
export const noOptionsNow = 'Na ementa, as opções estão agora em branco.';
export const loadNow = (load: string) => `Na ementa, a carga é agora «${load}».`;
export const noLoadNow = 'Na ementa, a carga está agora em branco.';
export const taxNow = (tax: string) => `Na ementa, a taxa de IVA é agora «${tax}».`;
export const noTaxNow = 'Na ementa, a taxa de IVA está agora em branco.';
export const restsNow = 'O prato está agora em pausa.';
export const backNow = 'O prato está de novo na ementa.';
