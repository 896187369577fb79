import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GroupPreview } from './group-preview.tsx';
import { emptyGroup } from './group-values.ts';

it.each([
  [1, 1, 'Choose 1', 'round'],
  [0, 1, 'Choose up to 1, if you like', 'square'],
  [0, 2, 'Choose any, if you like', 'square'],
])('a rule of %i to %i of two choices is previewed as guests see it: %s, %s', (...row) => {
  const [min, max, words, shape] = row;
  const html = renderToStaticMarkup(<GroupPreview values={{ ...emptyGroup(), min, max }} />);
  const shapeClass = shape === 'round' ? 'rounded-pill' : 'rounded-[4px]';
  expect(html.split(shapeClass)).toHaveLength(3);
  expect(html).toContain(`>${words}<`);
});
