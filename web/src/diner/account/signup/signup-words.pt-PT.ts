import { inParts, type Translation } from '@thymely/contract/ground/words';
import type * as english from './signup-words.en.ts';
import type * as own from './signup-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const agreement = <Part>(pages: Part) =>
  inParts`Ao criar conta, aceita o seguinte: ${pages}.`;
