import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const loading = 'A carregar o prato';
export const dish = 'Prato';
export const close = 'Fechar';
export const trail = 'Onde está este prato';
export const menu = 'Ementa';
export const noSuchDish = 'Este prato não existe';
export const gone = 'Este prato já não está na nossa ementa';
export const goneText = 'A ementa mudou, mas há muito mais por onde escolher.';
export const seeMenu = 'Ver a ementa';

export const tellAllergies = 'Tem alergias? Diga-nos ao finalizar o pedido.';
export const optionsFailed = 'Não foi possível carregar o que se pode escolher com este prato.';
export const goesWellWith = 'Combina bem com';
export const soldOutToday = 'Esgotado hoje';
export const addNote = 'Adicionar uma nota para a cozinha';
export const note = 'Nota para a cozinha';

export const waitsForConnection = 'Continuamos com este prato assim que a ligação voltar.';
export const othersInCart = (portions: number) =>
  `O seu carrinho tem ${portions} com outras escolhas.`;
export const inCart = 'No carrinho';
export const addToCart = 'Adicionar';
export const saveChanges = 'Guardar alterações';
export const saved = 'As alterações estão no seu carrinho.';
export const tooMany = (limit: number) =>
  `O seu carrinho já tem este prato com estas escolhas, e não pode ter mais de ${limit} doses.`;
export const inCartTwice = (reason: string) =>
  `${reason} Por agora, o prato está no seu carrinho das duas formas. Guarde de novo, ou elimine uma delas.`;
