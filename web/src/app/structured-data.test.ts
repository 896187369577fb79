import { expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { listedPerCategory, restaurantData } from './structured-data.ts';

const siteUrl = 'https://thymely.example';

function dish(name: string, category: MenuItem['category']): MenuItem {
  return {
    _id: name,
    name,
    category,
    recipe: `How ${name} is made.`,
    image: '/dish-art/1f355.webp',
    price: 9.5,
  };
}

it('the restaurant has its site, its menu and its contact details', () => {
  expect(restaurantData([], siteUrl)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    url: 'https://thymely.example/',
    telephone: expect.any(String) as string,
    address: { '@type': 'PostalAddress', streetAddress: expect.any(String) as string },
    hasMenu: { '@type': 'Menu', url: 'https://thymely.example/menu', hasMenuSection: [] },
  });
});

it('the menu has a section for each category that has dishes', () => {
  const data = restaurantData([dish('Ember', 'pizza'), dish('Meadow', 'salad')], siteUrl);
  expect(data).toMatchObject({
    hasMenu: {
      hasMenuSection: [
        { name: 'Salads', hasMenuItem: [{ name: 'Meadow' }] },
        {
          name: 'Pizzas',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Ember',
              offers: { price: '9.50', priceCurrency: 'USD' },
            },
          ],
        },
      ],
    },
  });
});

it('a long menu is shortened, so that the page stays light', () => {
  const many = Array.from({ length: 500 }, (_, index) => dish(`Dish ${index}`, 'soup'));
  const names = JSON.stringify(restaurantData(many, siteUrl)).match(/"MenuItem"/g);
  expect(names).toHaveLength(listedPerCategory);
});

it('the static rating on the home page is not stated as a fact', () => {
  expect(JSON.stringify(restaurantData([dish('Ember', 'pizza')], siteUrl))).not.toMatch(/rating/i);
});
