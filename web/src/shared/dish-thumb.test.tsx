import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { menuQuery } from '../api/menu/menu.ts';
import { DishThumb, LineThumb } from './dish-thumb.tsx';

const drawing = '/dish-art/1f346.webp';
const plated = '/dish-art/plated/ember-margherita.webp';
const photo = 'https://pictures.example/pizza.jpg';
const vessel = '/dish-art/vessels/pizza.webp';

const picturesIn = (markup: string) => [...markup.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);

it.each([
  ['a single drawing lies on the vessel of its category', drawing, [vessel, drawing]],
  ['a plated dish needs no vessel', plated, [plated]],
  ['a photo needs no vessel', photo, [photo]],
  ['without a picture there is the vessel', '', [vessel]],
])('%s', (_, image, expected) => {
  const thumb = <DishThumb image={image} category="pizza" className="size-16" />;
  expect(picturesIn(renderToStaticMarkup(thumb))).toEqual(expected);
});

it('an uploaded photo comes in the size of its place', () => {
  const upload = '/api/images/0d3b9c1e-6a52-4b7f-9f0e-1c2d3e4f5a6b';
  const markupOf = (image: string) =>
    renderToStaticMarkup(<DishThumb image={image} category="pizza" className="size-16" />);
  expect(markupOf(upload)).toContain(`srcSet="${upload}_320 320w, `);
  for (const image of [drawing, plated, photo]) expect(markupOf(image)).not.toContain('srcSet');
});

it('only a photo is cropped to fill its place', () => {
  const markupOf = (image: string) =>
    renderToStaticMarkup(<DishThumb image={image} category={undefined} className="size-16" />);
  expect(markupOf(photo)).toContain('object-cover');
  expect(markupOf(plated)).not.toContain('object-cover');
  expect(markupOf(drawing)).not.toContain('object-cover');
});

it('a line shows the vessel of its dish once the menu is loaded, and no vessel until then', () => {
  const client = new QueryClient();
  const shown = () =>
    picturesIn(
      renderToStaticMarkup(
        <QueryClientProvider client={client}>
          <LineThumb menuItemId="owners-pizza" image={drawing} className="size-16" />
        </QueryClientProvider>,
      ),
    );
  expect(shown()).toEqual([drawing]);
  const dish: MenuItem = {
    _id: 'owners-pizza',
    name: 'Pizza',
    category: 'pizza',
    price: 9,
    recipe: 'Eggplant.',
    image: drawing,
  };
  client.setQueryData(menuQuery.queryKey, [dish]);
  expect(shown()).toEqual([vessel, drawing]);
});
