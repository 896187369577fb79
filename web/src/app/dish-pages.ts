import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { brand } from '../brand/brand.ts';
import { goesWellWith } from '../features/dish/goes-well-with.ts';
import { dishPath } from '../lib/dish-address.ts';
import { dishData, socialPicturePath } from './dish-data.ts';
import type { PrerenderedPage } from './public-pages.ts';

/** What search engines show of a description, in characters. */
const descriptionLength = 155;

/** The page of each dish of the menu. */
export function dishPages(menu: MenuItem[]): PrerenderedPage[] {
  return menu.map((dish) => ({
    path: dishPath(dish._id),
    file: `dish/${dish._id}.html`,
    title: `${dish.name} — ${brand.name}`,
    description: shortened(`${dish.recipe} Made to order at ${brand.name}.`),
    indexed: true,
    styles: 'dish',
    source: 'src/app/dish-page.tsx',
    socialImage: socialPicturePath(dish),
    dataFrom: () => ({ dish: [dish, ...goesWellWith(dish, menu)] }),
    structuredData: (facts) => dishData(dish, facts),
  }));
}

function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60))}…`;
}
