import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { compareInCategory } from '@thymely/contract/menu/menu-order';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import type { Hours } from '@thymely/contract/ordering/opening-hours';
import { brand } from '@brand/brand.ts';
import { builtCategories, type ShownCategory } from '../../lib/categories.ts';
import { mainTelephone } from '../../lib/telephones.ts';
import { openingHoursData } from './opening-hours-data.ts';
import { offerOf } from './offers.ts';
import * as words from './words.en.ts';

/** The maximum number of dishes of a category in the data: more would make the page heavier. */
export const listedPerCategory = 12;

export type RestaurantFacts = {
  menu: MenuItem[];
  /** The groups of options that dishes name. */
  groups: readonly OptionGroup[];
  /** The opening hours; none for a restaurant that has set none. */
  hours: Hours | undefined;
  siteUrl: string;
};

/** Returns the restaurant as schema.org data, only facts, without a made-up rating. */
export function restaurantData({ hours, siteUrl }: Pick<RestaurantFacts, 'hours' | 'siteUrl'>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${siteUrl}/#restaurant`,
    name: brand.name,
    slogan: brand.tagline,
    description: brand.openingLine,
    url: `${siteUrl}/`,
    image: `${siteUrl}/social-card.jpg`,
    logo: `${siteUrl}/icon-512.png`,
    telephone: mainTelephone,
    email: brand.email,
    address: addressData(),
    ...(hours && { openingHoursSpecification: openingHoursData(hours) }),
    servesCuisine: brand.cuisine,
    currenciesAccepted: brand.currency,
    hasMenu: `${siteUrl}/menu`,
  };
}

function addressData() {
  const { street, postalCode, locality, region, country } = brand.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    ...(region !== undefined && { addressRegion: region }),
    postalCode,
    addressCountry: country,
  };
}

/** Returns the restaurant with the dishes of its menu; the pages of the menu state them. */
export function restaurantDataWithMenu(facts: Omit<RestaurantFacts, 'groups'>) {
  const restaurant = restaurantData(facts);
  const menu = {
    '@type': 'Menu',
    name: words.menuOf(brand.name),
    url: restaurant.hasMenu,
    hasMenuSection: builtCategories.all.flatMap((category) => section(category, facts.menu)),
  };
  return { ...restaurant, hasMenu: menu };
}

/** Returns the section of a category, or nothing when it has no dishes. */
function section({ id, name: heading }: ShownCategory, menu: MenuItem[]): object[] {
  const dishes = menu
    .filter(({ category }) => category === id)
    .toSorted(compareInCategory)
    .slice(0, listedPerCategory);
  if (dishes.length === 0) return [];
  return [
    {
      '@type': 'MenuSection',
      name: heading,
      hasMenuItem: dishes.map((dish) => ({
        '@type': 'MenuItem',
        name: dish.name,
        offers: offerOf(dish),
      })),
    },
  ];
}
