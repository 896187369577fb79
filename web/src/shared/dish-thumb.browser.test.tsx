import { expect, test } from 'vitest';
import { answerApi } from '../../testing/api.ts';
import { lemonade } from '../../testing/menu.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { paintedPlateOf } from '../model/painted-plate.ts';
import { DishArt } from './dish-art.tsx';
import { DishThumb, LineThumb } from './dish-thumb.tsx';

test('a picture that cannot be loaded is replaced by the painted plate of its dish, on a card and in a list', async () => {
  const dish = { ...lemonade, image: 'data:image/png,not-a-picture' };
  const plate = paintedPlateOf(dish._id, 'drinks');
  await renderPart(
    <>
      <DishArt picture={{ src: dish.image, loading: 'eager' }} plate={plate} />
      <DishThumb dish={dish} className="size-16" />
    </>,
  );
  await expect
    .poll(() => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src')))
    .toEqual([plate, plate]);
});

test('a line with a painted plate loads the menu for the rim of its category', async () => {
  const dish = { ...lemonade, image: '/dish-art/plated/empty-drinks.webp' };
  await answerApi({ call: 'GET /menu', json: [dish] });
  await renderPart(
    <LineThumb line={{ menuItemId: dish._id, image: dish.image }} className="size-16" />,
  );
  await expect
    .poll(() => document.querySelector('img')?.getAttribute('src'))
    .toBe(paintedPlateOf(dish._id, 'drinks'));
});
