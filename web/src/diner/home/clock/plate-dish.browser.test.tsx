import { expect, test } from 'vitest';
import { lemonade } from '../../../../testing/menu.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { PlateDish } from './plate-dish.tsx';

const painted = { ...lemonade, image: '/dish-art/plated/empty-drinks.webp' };

test('a dish lies on the china of the clock, and a painted plate takes its place', async () => {
  const plates = [lemonade, painted].map((dish) => (
    <span key={dish.image} className="china" style={{ inset: 'auto', width: 200, height: 200 }}>
      <PlateDish plate={{ hour: 12, dish, isInRim: true }} rim="/favicon.svg" isLarge />
    </span>
  ));
  await renderPart(<>{plates}</>);
  const pictures = [...document.querySelectorAll('.china img')];
  const widths = pictures.map((picture) => Math.round(picture.getBoundingClientRect().width));
  // A tenth of a painted plate's picture is shadow.
  expect(widths).toEqual([172, 172, 217, 217]);
});
