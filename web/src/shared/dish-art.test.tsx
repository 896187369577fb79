import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DishArt } from './dish-art.tsx';

const markupOf = (src: string) =>
  renderToStaticMarkup(
    <DishArt picture={{ src, loading: 'lazy' }} plate="/dish-art/painted/2-1-0.svg" />,
  );

it('a card lets the browser choose among the sizes of an uploaded photo', () => {
  const upload = '/api/images/0d3b9c1e-6a52-4b7f-9f0e-1c2d3e4f5a6b';
  const markup = markupOf(upload);
  expect(markup).toContain(`src="${upload}"`);
  expect(markup).toContain(
    `srcSet="${upload}_320 320w, ${upload}_640 640w, ${upload} 1280w" sizes="(min-width: 40rem) 22rem, 100vw"`,
  );
});

it.each([
  '/dish-art/painted/2-3-1.svg',
  '/dish-art/plated/ember-margherita.webp',
  'https://pictures.example/pizza.jpg',
])('a card shows any other picture as it is: %s', (src) => {
  expect(markupOf(src)).not.toContain('srcSet');
});

it('a card without a picture shows the painted plate', () => {
  expect(markupOf('')).toContain('src="/dish-art/painted/2-1-0.svg"');
});
