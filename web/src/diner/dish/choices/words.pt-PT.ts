import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const soldOutToday = 'Esgotado hoje';
export const contains = (allergens: string) => `Contém ${allergens}`;
export const undeclared = 'Alergénios não declarados';

export const upTo = (max: number) => `Até ${max}`;
export const optional = 'Opcional';
export const required = 'Obrigatório';
export const done = 'Feito';

export const choose = (count: number) => `escolha ${count}`;
export const chooseMore = (count: number) => `escolha mais ${count}`;
export const chooseAgain = 'escolha de novo';
