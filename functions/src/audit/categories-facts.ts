import type { AuditFacts } from '@thymely/contract/audit/endpoints';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { menuCategoriesSchema } from '@thymely/contract/categories/schema';
import { servedInWords } from '@thymely/contract/ordering/served-in-words';
import * as v from 'valibot';
import * as words from './words.en.ts';

/** Returns all categories in words: in their order with what is set for each, and how they look. */
export function toCategoriesFacts(fields: Record<string, unknown>): AuditFacts {
  const parsed = v.safeParse(menuCategoriesSchema, fields['categories']);
  if (!parsed.success) return {};
  const categories = parsed.output;
  return {
    categories: categories.map(categoryInWords).join('; '),
    looks: categories.map(({ name, tint, vessel }) => words.looks(name, tint, vessel)).join('; '),
  };
}

function categoryInWords({ name, tab, one, load, served, hidden, carousel }: MenuCategory): string {
  const notes = [
    ...[tab, one].filter((other) => other !== undefined && other !== name),
    ...(load === undefined ? [] : [words.loadOf(load)]),
    ...(served === undefined ? [] : [servedInWords(served)]),
    ...(hidden ? [words.hidden] : []),
    ...(carousel ? [words.inCarousel] : []),
  ];
  return notes.length === 0 ? name : `${name} (${[...new Set(notes)].join(', ')})`;
}
