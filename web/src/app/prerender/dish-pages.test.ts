import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { brand } from '@brand/brand.ts';
import { dishPages } from './dish-pages.ts';

const stew: MenuItem = {
  _id: 'stew',
  name: 'Stew',
  category: 'soup',
  price: 7.5,
  recipe: 'Slow-cooked.',
  image: '/dish-art/1f372.webp',
};
const siteUrl = 'https://thymely.example';

function pageOf(dish: MenuItem) {
  const [page] = dishPages({ menu: [dish], groups: [] });
  if (!page) throw new Error('There is no page.');
  const data = page.structuredData?.({ menu: [dish], groups: [], hours: undefined, siteUrl });
  return { ...page, data: data as { '@graph': object[] } };
}

describe("a dish's page", () => {
  it('is described by its recipe, in the length that search engines show', () => {
    expect(pageOf(stew).description).toBe(`Slow-cooked. Made to order at ${brand.name}.`);
    const { description } = pageOf({ ...stew, recipe: 'Very slowly cooked. '.repeat(40) });
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description).toMatch(/cooked\.?…$|slowly…$|Very…$/);
  });

  it('has no description of a dish without a recipe', () => {
    const { description, data } = pageOf({ ...stew, recipe: '' });
    expect(description).toBe(`Made to order at ${brand.name}.`);
    expect(data['@graph'][0]).not.toHaveProperty('description');
  });

  it('names the declared diets, and vegetarian for a vegan dish', () => {
    expect(pageOf({ ...stew, diets: ['vegan'] }).data['@graph'][0]).toMatchObject({
      suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/VeganDiet'],
    });
    expect(pageOf(stew).data['@graph'][0]).not.toHaveProperty('suitableForDiet');
  });

  it('omits allergens, for which schema.org has no term', () => {
    expect(JSON.stringify(pageOf({ ...stew, allergens: ['celery'] }).data)).not.toMatch(/celery/i);
  });
});
