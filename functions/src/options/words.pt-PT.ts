import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const noSuchGroup = 'Estas opções não existem.';
export const noSuchChoice = 'Esta não é uma opção de nenhum prato.';
export const tooManyGroups = (most: number) =>
  `Pode haver até ${most} grupos de opções. Elimine um primeiro.`;
export const notNamed = 'Nenhum prato tem estas opções.';
export const changedMeanwhile = 'Entretanto, outra pessoa alterou estas opções.';
export const deleted = 'As opções foram eliminadas.';

export const quoted = (dish: string) => `«${dish}»`;
export const otherDishes = 'outros pratos';
export const stillUsed = (dishes: string, count: number) =>
  plural(count, {
    one: `${dishes} ainda tem estas opções.`,
    other: `${dishes} ainda têm estas opções.`,
  });
export const ofChoice = (choice: string, fault: string) => `${choice}: ${fault}`;
