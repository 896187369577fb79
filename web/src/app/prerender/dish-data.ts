import { dietIds, suitsDiet, type Diet } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { namedGroupsOf } from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { builtCategories } from '../../lib/categories.ts';
import { dishPath } from '../../model/dish-address.ts';
import { offerOf, offerOfChoice } from './offers.ts';
import type { RestaurantFacts } from './structured-data.ts';
import * as titles from '../../model/screen-words.en.ts';

/** The terms of schema.org for the diets. */
const dietNames: Record<Diet, string> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'gluten-free': 'GlutenFreeDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  'low-lactose': 'LowLactoseDiet',
};

/** Returns the path of the picture that link previews of a dish show, made by the build. */
export function socialPicturePath({ _id }: Pick<MenuItem, '_id'>): string {
  return `/dish-art/social/${_id}.png`;
}

/** Returns a dish and its breadcrumbs as schema.org data, which has no term for its allergens. */
export function dishData(
  dish: MenuItem,
  { groups, siteUrl }: Pick<RestaurantFacts, 'groups' | 'siteUrl'>,
): unknown {
  const url = siteUrl + dishPath(dish._id);
  const addOns = namedGroupsOf(dish, groups).map((group) => addOn(group, dish));
  const suits = dietIds.filter((diet) => suitsDiet(dish, diet));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'MenuItem',
        '@id': `${url}#dish`,
        name: dish.name,
        ...(dish.recipe !== '' && { description: dish.recipe }),
        url,
        image: siteUrl + socialPicturePath(dish),
        offers: {
          ...offerOf(dish),
          offeredBy: { '@id': `${siteUrl}/#restaurant` },
        },
        ...(suits.length > 0 && {
          suitableForDiet: suits.map((diet) => `https://schema.org/${dietNames[diet]}`),
        }),
        ...(addOns.length > 0 && { menuAddOn: addOns }),
      },
      wayTo(dish, url, siteUrl),
    ],
  };
}

/** Returns a group of options, with the additional price of each choice. */
function addOn({ name, choices }: OptionGroup, dish: MenuItem): object {
  return {
    '@type': 'MenuSection',
    name,
    hasMenuItem: choices.map((choice) => ({
      '@type': 'MenuItem',
      name: choice.name,
      offers: offerOfChoice(choice, dish),
    })),
  };
}

function wayTo({ name, category }: MenuItem, url: string, siteUrl: string): object {
  const steps = [
    { name: titles.menu, item: `${siteUrl}/menu` },
    { name: builtCategories.of(category).name, item: `${siteUrl}/menu?category=${category}` },
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
