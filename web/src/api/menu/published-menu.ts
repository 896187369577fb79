import { queryOptions } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { fetchBuilt } from './built-file.ts';

/**
 * The menu that the published pages were built from. A site for the emulators is built by the same
 * command that starts it, and nobody deploys it: there it is not asked for.
 */
export const publishedMenuQuery = queryOptions({
  queryKey: ['published-menu'],
  queryFn: ({ signal }) => fetchBuilt<MenuItem[]>('/menu.json', signal),
  enabled: !import.meta.env.VITE_EMULATOR,
});
