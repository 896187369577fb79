import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Categories } from './categories.tsx';

const card = { title: 'Saladas', image: '/dish-art/painted/7-0-0.svg', to: '/salad' };

it.each([
  ['without a tint of its own is the one for every category', card, 'tint-popular'],
  ['has the tint that the brand chooses', { ...card, tint: 'salad' } as const, 'tint-salad'],
])('the disc of a category %s', (_, shown, tint) => {
  const section = <Categories eyebrow="Na ementa" title="O que sai do forno" cards={[shown]} />;
  const markup = renderToStaticMarkup(<MemoryRouter>{section}</MemoryRouter>);
  expect(markup.match(/tint-(?!disc)\w+/g)).toEqual([tint]);
});
