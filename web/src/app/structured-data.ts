import { categories, type Category } from '@thymely/contract/limits';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { brand } from '../brand.ts';

/** Dishes named to search engines, of each category: more would only make the page heavier. */
export const listedPerCategory = 12;

const sectionNames: Record<Category, string> = {
  popular: 'Popular',
  salad: 'Salads',
  pizza: 'Pizzas',
  soup: 'Soups',
  dessert: 'Desserts',
  drinks: 'Drinks',
};

/** The restaurant and its menu in schema.org's words. Nothing that is not so: no static rating. */
export function restaurantData(menu: MenuItem[], siteUrl: string): unknown {
  const [streetAddress, addressLocality] = brand.address;
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
    telephone: brand.phone,
    email: brand.email,
    address: { '@type': 'PostalAddress', streetAddress, addressLocality },
    servesCuisine: ['Salads', 'Pizza', 'Soups'],
    currenciesAccepted: 'USD',
    hasMenu: {
      '@type': 'Menu',
      name: `Menu of ${brand.name}`,
      url: `${siteUrl}/menu`,
      hasMenuSection: categories.flatMap((category) => section(category, menu)),
    },
  };
}

/** One category; none when it has no dishes. */
function section(category: Category, menu: MenuItem[]): object[] {
  const dishes = menu.filter((dish) => dish.category === category).slice(0, listedPerCategory);
  if (dishes.length === 0) return [];
  return [
    {
      '@type': 'MenuSection',
      name: sectionNames[category],
      hasMenuItem: dishes.map(({ name, price }) => ({
        '@type': 'MenuItem',
        name,
        offers: { '@type': 'Offer', price: price.toFixed(2), priceCurrency: 'USD' },
      })),
    },
  ];
}
