import { expect, it } from 'vitest';
import { menuColumns } from './csv-columns.ts';
import { matchColumns } from './match-columns.ts';

it('every column is found by its own name, in any case and with blanks around it', () => {
  expect(matchColumns(menuColumns)).toEqual(menuColumns);
  expect(matchColumns(menuColumns.map((name) => ` ${name.toUpperCase()} `))).toEqual(menuColumns);
});

it.each([
  [['Dish', 'Section', 'Price (€)', 'Description', 'Photo URL']],
  [['Item name', 'CATEGORY', 'Unit_Price', 'Ingredients', 'Picture']],
  [['Nome', 'Categoria', 'Preço', 'Descrição', 'Imagem']],
  [['Prato', 'Secção', 'PVP', 'Ingredientes', 'Fotografia']],
  [['Designação', 'Família', 'Preço unitário', 'Descrição', 'Foto']],
  [['Gericht', 'Kategorie', 'Preis', 'Beschreibung', 'Bild']],
])('%j are name, category, price, recipe and image', (headings) => {
  expect(matchColumns(headings)).toEqual(['name', 'category', 'price', 'recipe', 'image']);
});

it('a column is meant by its own name rather than by a synonym before it', () => {
  expect(matchColumns(['Title', 'Name'])).toEqual([undefined, 'name']);
  expect(matchColumns(['Description', 'Ingredients'])).toEqual(['recipe', undefined]);
});

it.each(['', 'ID', 'SKU', 'Discount', '__proto__', 'constructor'])('%j is no column', (heading) => {
  expect(matchColumns([heading])).toEqual([undefined]);
});

it('what somebody has said goes before any guess, and not before the names of our own files', () => {
  const known = new Map([
    ['title', null],
    ['sku', 'name' as const],
    ['recipe', null],
    ['category', null],
  ]);
  expect(matchColumns(['Title', 'SKU', 'recipe', 'Category'], known)).toEqual([
    ...[null, 'name', 'recipe', null],
  ]);
});

it('the reasons in a file of faulty rows mean nothing', () => {
  expect(matchColumns(['reasons', 'Name'])).toEqual([null, 'name']);
});

it('a name that appears twice is found twice, and refused later', () => {
  expect(matchColumns(['name', 'name', 'Name'])).toEqual(['name', 'name', undefined]);
});
