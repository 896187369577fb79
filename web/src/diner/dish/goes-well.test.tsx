import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { GoesWell } from './goes-well.tsx';
import { lemonade } from '../../../testing/menu.ts';

it.each([
  ['on a page, right below its first-level heading', true, 'h2'],
  ['in a sheet, below the name of the dish', false, 'h3'],
])('the dishes that go well with another have a heading %s', (_, isPage, heading) => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <GoesWell dishes={[lemonade]} soldOut={[]} isPage={isPage} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(markup).toContain(`<${heading} id="goes-well"`);
});
