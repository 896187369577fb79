import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const number = 'Número';
export const dish = 'Prato';
