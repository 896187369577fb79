import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Alterações';
export const introduction =
  'Quem alterou o quê, e quando. Este registo não pode ser alterado. As horas são as do restaurante.';
export const noMatch = 'Nenhuma alteração corresponde a estes filtros.';
export const noChanges = 'Ainda não há alterações.';
export const showOlder = 'Mostrar alterações mais antigas';

export const onlyPerson = 'Mostrar só as alterações feitas por esta pessoa';
export const onlyItem = 'Mostrar só as alterações a este elemento';
export const before = 'antes: ';
export const after = 'depois: ';
export const empty = 'vazio';

export const person = 'Pessoa';
export const anyone = 'Todas';
export const you = 'A sua conta';
export const selectedPerson = 'Pessoa escolhida';
export const item = 'Elemento';
export const everything = 'Tudo';
export const selectedItem = 'Elemento escolhido';
export const change = 'Alteração';
export const allChanges = 'Todas as alterações';
export const from = 'De';
export const to = 'Até';
export const showAll = 'Mostrar todas as alterações';
