import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { menuQuery, seedQueries } from '../../api/menu/menu.ts';
import { queryClient } from '../../api/query-client.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import MenuList from './menu-list.tsx';
import { lemonade } from '../../../testing/menu.ts';

it('is hydrated with the menu of the page, although another part has already loaded the live one', () => {
  seedQueries(queryClient, { menu: [lemonade] });
  queryClient.setQueryData(menuQuery.queryKey, [{ ...lemonade, name: 'Limeade' }]);
  expect(listAsHydrated()).toContain('>Lemonade<');
});

/** Renders the list as the server does, which is also how React begins to hydrate it. */
function listAsHydrated(): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/menu']}>
      <QueryScope>
        <MenuList />
      </QueryScope>
    </MemoryRouter>,
  );
}
