import { expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Hours } from '@thymely/contract/ordering/opening-hours';
import { categoryIds } from '@thymely/contract/ground/categories';
import { itOfSample } from '@thymely/contract/testing/it-of-sample';
import { brand } from '@brand/brand.ts';
import { dishData } from './dish-data.ts';
import { listedPerCategory, restaurantData, restaurantDataWithMenu } from './structured-data.ts';

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

const dataOf = (menu: MenuItem[], hours?: Hours) =>
  restaurantDataWithMenu({ menu, hours, siteUrl });

it('the restaurant has its site, its menu and its contact details', () => {
  expect(dataOf([])).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    url: 'https://thymely.example/',
    telephone: expect.any(String) as string,
    address: { '@type': 'PostalAddress', streetAddress: expect.any(String) as string },
    hasMenu: { '@type': 'Menu', url: 'https://thymely.example/menu', hasMenuSection: [] },
  });
});

it('the home page names the page of the menu instead of its dishes', () => {
  const { hasMenu, ...restaurant } = restaurantData({ hours: undefined, siteUrl });
  expect(hasMenu).toBe('https://thymely.example/menu');
  expect(dataOf([dish('Ember', 'pizza')])).toMatchObject(restaurant);
});

it('a dish with sizes has the prices of the cheapest and of the dearest', () => {
  const sizes = [750, 2400, 1200].map((cents, place) => ({
    id: `size-${place}`,
    name: `Size ${place}`,
    cents,
  }));
  const pizza = { ...dish('Ember', 'pizza'), price: 7.5, sizes };
  const offers = {
    '@type': 'AggregateOffer',
    lowPrice: '7.50',
    highPrice: '24.00',
    offerCount: 3,
    priceCurrency: brand.currency,
  };
  expect(dishData(pizza, { groups: [], siteUrl })).toMatchObject({
    '@graph': [{ offers }, {}],
  });
  expect(dataOf([{ ...pizza, category: categoryIds[0] ?? '' }])).toMatchObject({
    hasMenu: { hasMenuSection: [{ hasMenuItem: [{ offers }] }] },
  });
});

itOfSample('the menu has a section for each category that has dishes', () => {
  const data = dataOf([dish('Ember', 'pizza'), dish('Meadow', 'salad')]);
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
              offers: { price: '9.50', priceCurrency: brand.currency },
            },
          ],
        },
      ],
    },
  });
});

it('a long menu is shortened to keep the page small', () => {
  const many = Array.from({ length: 500 }, (_, index) =>
    dish(`Dish ${index}`, categoryIds[0] ?? ''),
  );
  const names = JSON.stringify(dataOf(many)).match(/"MenuItem"/g);
  expect(names).toHaveLength(listedPerCategory);
});

it('the static rating on the home page is not stated as a fact', () => {
  expect(JSON.stringify(dataOf([dish('Ember', 'pizza')]))).not.toMatch(/rating/i);
});

const evening = { open: '18:00', close: '02:00' };
const lunch = { open: '11:30', close: '14:00' };
const allDay = { open: '00:00', close: '00:00' };
const week = {
  mon: [],
  tue: [lunch, evening],
  wed: [evening],
  thu: [],
  fri: [],
  sat: [allDay],
  sun: [],
};
const hours: Hours = { timeZone: 'America/Los_Angeles', week, exceptions: {} };
const openOn = (times: object) => ({ '@type': 'OpeningHoursSpecification', ...times });

it('the hours of the week are stated once for all days that share them, even past midnight', () => {
  expect(dataOf([], hours)).toMatchObject({
    openingHoursSpecification: [
      openOn({ dayOfWeek: ['Tuesday'], opens: '11:30', closes: '14:00' }),
      openOn({ dayOfWeek: ['Tuesday', 'Wednesday'], opens: '18:00', closes: '02:00' }),
      openOn({ dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' }),
    ],
  });
});

it('an exception is stated by its date, a closed one by equal times', () => {
  const exceptions = {
    '2026-12-24': { periods: [lunch], label: 'Christmas Eve' },
    '2026-12-25': { periods: [], label: 'Christmas' },
  };
  const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const on = (day: string) => ({ validFrom: day, validThrough: day });
  expect(dataOf([], { ...hours, week: none, exceptions })).toMatchObject({
    openingHoursSpecification: [
      openOn({ ...on('2026-12-24'), opens: '11:30', closes: '14:00' }),
      openOn({ ...on('2026-12-25'), opens: '00:00', closes: '00:00' }),
    ],
  });
});

it('without hours nothing is said about them', () => {
  expect(dataOf([])).not.toHaveProperty('openingHoursSpecification');
});

it('the page of a dish names its options as add-ons, each with what it costs on top', () => {
  const size = (id: string, name: string, cents: number) => ({ id, name, cents, isDefault: false });
  const choices = [size('small', 'Small', 0), size('large', 'Large', 250)];
  const groups = [
    { _id: 'size', name: 'Size', min: 1, max: 1, choices },
    { _id: 'of-others', name: 'Toppings', min: 0, max: 1, choices },
  ];
  const addOnsOf = (optionGroups: string[]) =>
    JSON.parse(
      JSON.stringify(dishData({ ...dish('Ember', 'pizza'), optionGroups }, { groups, siteUrl })),
    ) as object;
  const offer = (price: string) => ({ '@type': 'Offer', price, priceCurrency: brand.currency });
  expect(addOnsOf(['gone', 'size'])).toMatchObject({
    '@graph': [
      {
        name: 'Ember',
        menuAddOn: [
          {
            '@type': 'MenuSection',
            name: 'Size',
            hasMenuItem: [
              { '@type': 'MenuItem', name: 'Small', offers: offer('0.00') },
              { '@type': 'MenuItem', name: 'Large', offers: offer('2.50') },
            ],
          },
        ],
      },
      {},
    ],
  });
  expect(JSON.stringify(addOnsOf([]))).not.toContain('menuAddOn');
});
