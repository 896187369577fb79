import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const undeclaredHidden = (count: number) =>
  plural(count, {
    one: '1 prato sem declaração não é mostrado.',
    other: `${count} pratos sem declaração não são mostrados.`,
  });
