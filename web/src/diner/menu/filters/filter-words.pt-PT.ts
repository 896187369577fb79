import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './filter-words.en.ts';
import type * as own from './filter-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const withoutAllergen = (allergen: string) => `Sem ${allergen}`;
export const showCount = (count: number) =>
  plural(count, { one: 'Ver 1 prato', other: `Ver ${count} pratos` });

export const quoted = (filter: string) => `«${filter}»`;
export const and = (filters: string, filter: string) => `${filters} e ${filter}`;
export const unknownFilter = (filter: string) =>
  `O filtro ${filter} não existe, por isso não oculta nenhum prato.`;
export const unknownFilters = (filters: string) =>
  `Os filtros ${filters} não existem, por isso não ocultam nenhum prato.`;
