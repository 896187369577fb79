import type { QueryClient } from '@tanstack/react-query';
import { freshCategoriesQuery } from '../../../api/menu/category-editing.ts';
import { freshMenuQuery } from '../../../api/menu/menu-editing.ts';
import { freshOptionGroupsQuery } from '../../../api/menu/option-editing.ts';
import type { ChosenFile } from '../matching/file-matching.ts';
import type { PresentMenu } from './further.ts';

/** What a file may have besides dishes. */
type MayBring = Pick<ChosenFile, 'origin' | 'own'> & {
  added: readonly unknown[] | undefined;
};

/** Returns what is there, as far as the file may have something besides dishes. */
export async function readPresentMenu(
  client: QueryClient,
  { origin, own, added }: MayBring,
): Promise<PresentMenu> {
  if (!origin && !own && !added) return { groups: [], categories: [], menu: [] };
  const [groups, { categories }, menu] = await Promise.all([
    client.fetchQuery(freshOptionGroupsQuery),
    client.fetchQuery(freshCategoriesQuery),
    client.fetchQuery({ ...freshMenuQuery, staleTime: 0 }),
  ]);
  return { groups, categories, menu };
}
