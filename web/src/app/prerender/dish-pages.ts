import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { namedGroupsOf } from '@thymely/contract/options/choices';
import { brand } from '@brand/brand.ts';
import { goesWellWith } from '../../diner/dish/goes-well-with.ts';
import { dishPath } from '../../model/dish-address.ts';
import { dishData, socialPicturePath } from './dish-data.ts';
import type { PrerenderedPage } from './public-pages.ts';
import type { RestaurantFacts } from './structured-data.ts';
import * as words from './words.en.ts';

/** The length of a description in search results, in characters. */
const descriptionLength = 155;

type Built = Pick<RestaurantFacts, 'menu' | 'groups'>;

/** Returns the page of each dish of the menu. */
export function dishPages({ menu, groups }: Built): PrerenderedPage[] {
  return menu.map((dish) => ({
    path: dishPath(dish._id),
    file: `dish/${dish._id}.html`,
    title: `${dish.name} — ${brand.name}`,
    description: shortened(`${dish.recipe} ${words.madeToOrderAt(brand.name)}`.trim()),
    indexed: true,
    styles: 'dish',
    source: 'src/app/dish-page.tsx',
    socialImage: socialPicturePath(dish),
    dataFrom: () => ({
      dish: { dishes: [dish, ...goesWellWith(dish, menu)], groups: namedGroupsOf(dish, groups) },
    }),
    structuredData: (facts) => dishData(dish, facts),
  }));
}

function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1);
  return `${beginningOf(cut, Math.max(cut.lastIndexOf(' '), 60))}…`;
}
