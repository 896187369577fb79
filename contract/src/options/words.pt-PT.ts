import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const choice = 'Escolha';
export const min = 'Mínimo';
export const max = 'Máximo';

export const choicePrice = (most: number) =>
  `O preço de uma escolha tem de ser um número inteiro de cêntimos de 0 a ${most}.`;
export const isDefaultNotBoolean = 'Defina «isDefault» como «true» ou «false».';
export const choicesPerGroup = (most: number) => `Um grupo tem de 1 a ${most} escolhas.`;
export const choiceIdTwice = 'Duas escolhas têm o mesmo identificador.';
export const boundsOutOfStep =
  'O mínimo não pode ser maior do que o máximo, nem o máximo maior do que o número de escolhas.';
export const tooManyDefaults =
  'Há mais escolhas feitas à partida do que as que os clientes podem fazer.';
export const reservedId = 'Esta palavra não pode ser o identificador de opções.';
