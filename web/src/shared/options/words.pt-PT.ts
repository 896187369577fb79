import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const chooseExactly = (count: number) => `Escolha ${count}`;
export const chooseAny = 'Escolha à vontade';
export const chooseAnyIfYouLike = 'Escolha à vontade, se quiser';
export const chooseUpTo = (max: number) => `Escolha até ${max}`;
export const chooseUpToIfYouLike = (max: number) => `Escolha até ${max}, se quiser`;
export const chooseAtLeast = (min: number) => `Escolha pelo menos ${min}`;
export const chooseBetween = (min: number, max: number) => `Escolha de ${min} a ${max}`;
