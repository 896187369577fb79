import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Filtros';
export const inUse = ' em uso';
export const offline = 'Os filtros abrem assim que a ligação voltar.';
export const filtersInUse = 'Filtros em uso';
export const removeFilter = 'Retirar o filtro: ';

export const diet = 'Regime alimentar';
export const dietHint = 'Só pratos adequados a todos os regimes escolhidos.';
export const without = 'Sem';
export const withoutHint = 'Só pratos declarados sem estes alergénios.';
export const clearAll = 'Limpar tudo';
export const showDishes = 'Ver os pratos';
export const noDishesLeft = 'Não resta nenhum prato';
