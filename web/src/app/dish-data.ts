import { categories } from '@thymely/contract/categories';
import { dietIds, suitsDiet, type Diet } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { brand } from '../brand/brand.ts';
import { dishPath } from '../lib/dish-address.ts';

/** What schema.org calls the diets. */
const dietNames: Record<Diet, string> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'gluten-free': 'GlutenFreeDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  'low-lactose': 'LowLactoseDiet',
};

/** The picture of a link to a dish's page, made by the build. */
export function socialPicturePath({ _id }: Pick<MenuItem, '_id'>): string {
  return `/dish-art/social/${_id}.png`;
}

/** A dish as schema.org data, and the way to it. Its allergens are not: there is no word for them. */
export function dishData(dish: MenuItem, siteUrl: string): unknown {
  const url = siteUrl + dishPath(dish._id);
  const suits = dietIds.filter((diet) => suitsDiet(dish, diet));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'MenuItem',
        '@id': `${url}#dish`,
        name: dish.name,
        description: dish.recipe,
        url,
        image: siteUrl + socialPicturePath(dish),
        offers: {
          '@type': 'Offer',
          price: dish.price.toFixed(2),
          priceCurrency: brand.currency,
          offeredBy: { '@id': `${siteUrl}/#restaurant` },
        },
        ...(suits.length > 0 && {
          suitableForDiet: suits.map((diet) => `https://schema.org/${dietNames[diet]}`),
        }),
      },
      wayTo(dish, url, siteUrl),
    ],
  };
}

function wayTo({ name, category }: MenuItem, url: string, siteUrl: string): object {
  const steps = [
    { name: 'Menu', item: `${siteUrl}/menu` },
    { name: categories[category].plural, item: `${siteUrl}/menu?category=${category}` },
    { name, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
