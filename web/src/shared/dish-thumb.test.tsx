import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { menuQuery } from '../api/menu/menu.ts';
import { paintedPlateOf } from '../model/painted-plate.ts';
import { DishThumb, LineThumb } from './dish-thumb.tsx';

const drawing = '/dish-art/1f346.webp';
const plated = '/dish-art/plated/ember-margherita.webp';
const photo = 'https://pictures.example/pizza.jpg';
const plate = paintedPlateOf('owners-pizza', 'pizza');

const picturesIn = (markup: string) => [...markup.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);

function thumbOf(image: string): string {
  const dish = { _id: 'owners-pizza', image, category: 'pizza' };
  return renderToStaticMarkup(<DishThumb dish={dish} className="size-16" />);
}

it.each([
  ['instead of a drawing there is the painted plate', drawing, [plate]],
  ['a plated dish is shown as it is', plated, [plated]],
  ['a photo is shown as it is', photo, [photo]],
  ['without a picture there is the painted plate', '', [plate]],
])('%s', (_, image, expected) => {
  expect(picturesIn(thumbOf(image))).toEqual(expected);
});

it('an uploaded photo comes in the size of its place', () => {
  const upload = '/api/images/0d3b9c1e-6a52-4b7f-9f0e-1c2d3e4f5a6b';
  expect(thumbOf(upload)).toContain(`srcSet="${upload}_320 320w, `);
  for (const image of [drawing, plated, photo]) expect(thumbOf(image)).not.toContain('srcSet');
});

it('only a photo is cropped to fill its place', () => {
  expect(thumbOf(photo)).toContain('object-cover');
  expect(thumbOf(plated)).not.toContain('object-cover');
  expect(thumbOf(drawing)).not.toContain('object-cover');
});

it('a line shows the rim of its category once the menu is loaded, and a plain one until then', () => {
  const client = new QueryClient();
  const shown = () =>
    picturesIn(
      renderToStaticMarkup(
        <QueryClientProvider client={client}>
          <LineThumb line={{ menuItemId: 'owners-pizza', image: drawing }} className="size-16" />
        </QueryClientProvider>,
      ),
    );
  expect(shown()).toEqual([paintedPlateOf('owners-pizza', undefined)]);
  const dish: MenuItem = {
    _id: 'owners-pizza',
    name: 'Pizza',
    category: 'pizza',
    price: 9,
    recipe: 'Eggplant.',
    image: drawing,
  };
  client.setQueryData(menuQuery.queryKey, [dish]);
  expect(shown()).toEqual([plate]);
});
