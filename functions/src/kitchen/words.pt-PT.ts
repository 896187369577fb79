import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const dishAvailable = 'O prato está de novo disponível.';
export const choiceAvailable = 'A opção está de novo disponível.';
export const resumed = 'Os pedidos voltaram a ser aceites.';
export const noHours = 'Defina primeiro o horário: ainda não são aceites pedidos.';
export const closedForToday = 'Por hoje já está fechado: não há nada a suspender.';
export const noNumber = 'Este pedido não tem número de telefone.';
export const tooManyNumbers = 'Consultou muitos números de telefone numa hora. Aguarde um pouco.';
