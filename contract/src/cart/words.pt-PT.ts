import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const note = 'Nota';
export const choiceIds = 'Uma escolha tem «groupId» e «choiceId».';
export const tooManyLines = (most: number) => `Um carrinho tem ${most} linhas no máximo.`;
export const tooManyChoices = (most: number) =>
  `As escolhas têm de ser uma lista com ${most} no máximo.`;
