import type { Translation } from '../ground/words.ts';
import type * as english from './choices-words.en.ts';
import type * as own from './choices-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const notOfDish = 'não é uma opção deste prato.';
export const choiceTwice = 'uma escolha está repetida.';
export const choiceGone = 'uma das suas escolhas já não está disponível.';
export const namedChoiceGone = (choice: string) => `«${choice}» já não está disponível.`;
export const chooseExactly = (count: number) => `escolha ${count}.`;
export const chooseAtLeast = (count: number) => `escolha pelo menos ${count}.`;
export const chooseAtMost = (count: number) => `não escolha mais de ${count}.`;
export const choiceSoldOut = (choice: string) => `«${choice}» não está disponível hoje.`;

export const unknownGroup = (id: string) => `«${id}»`;
