import { expect, test } from 'vitest';
import { answerApi } from '../../testing/api.ts';
import { lemonade } from '../../testing/menu.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { paintedPlateOf } from '../model/painted-plate.ts';
import { LineThumb } from './dish-thumb.tsx';

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
