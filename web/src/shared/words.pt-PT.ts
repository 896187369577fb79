import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const soldOutToday = 'Esgotado hoje';
export const noLongerAvailable = 'Já não está disponível';
export const likeDish = (dish: string) => `Gosto de ${dish}`;

export const addToCart = 'Adicionar';
export const inCart = 'No carrinho';
export const waitingForNetwork = 'Continuamos com este prato assim que a ligação voltar.';
export const logInFirst = 'Inicie sessão para fazer o pedido';
export const logInNow = 'Iniciar sessão';
export const keptForYou = 'Guardado para si.';
export const addedToCart = 'Prato adicionado ao carrinho.';

export const defaultOrder = 'Predefinida';
export const nameUp = 'De A a Z';
export const nameDown = 'De Z a A';
export const priceUp = 'Preço crescente';
export const priceDown = 'Preço decrescente';

export const pages = 'Páginas';
export const page = (number: number) => `Página ${number}`;

export const deleteQuestion = 'Tem a certeza?';
export const deleteWarning = 'Não será possível anular esta ação!';
export const deleteConfirmed = 'Sim, eliminar';

export const verificationSent = 'Enviado. Verifique a sua caixa de entrada.';
export const pickup = 'Levantamento';
