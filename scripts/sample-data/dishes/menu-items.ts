/**
 * The sample menu: the one source of the Firestore seed and of the static menu.json, so that both
 * name the same dishes by the same ids. All dishes are made up.
 */
import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { declarationOf } from './declarations.ts';
import { desserts } from './desserts.ts';
import { drinks } from './drinks.ts';
import { groupsByDish } from './option-groups.ts';
import { pizzas } from './pizzas.ts';
import { popularDishes } from './popular-dishes.ts';
import { salads } from './salads.ts';
import type { SampleDish } from './sample-dish.ts';
import { soups } from './soups.ts';

const courses: { category: Category; dishes: SampleDish[] }[] = [
  { category: 'pizza', dishes: pizzas },
  { category: 'salad', dishes: salads },
  { category: 'popular', dishes: popularDishes },
  { category: 'dessert', dishes: desserts },
  { category: 'drinks', dishes: drinks },
  { category: 'soup', dishes: soups },
];

function toMenuItem(category: Category, dish: SampleDish): MenuItem {
  const image = `/dish-art/plated/${dish._id}.webp`;
  const groups = groupsByDish[dish._id];
  const further = { ...declarationOf(dish._id), ...(groups && { optionGroups: groups }) };
  return { ...dish, category, image, ...further };
}

/** Returns one dish from each category in turn, so that every page of the menu has some of each. */
function servedInTurn(): MenuItem[] {
  const rounds = Math.max(...courses.map(({ dishes }) => dishes.length));
  return Array.from({ length: rounds }, (_, round) =>
    courses.flatMap(({ category, dishes }) =>
      dishes.slice(round, round + 1).map((dish) => toMenuItem(category, dish)),
    ),
  ).flat();
}

/** The sample dishes as the API returns them (prices in dollars), newest first like the menu. */
export const menuItems: MenuItem[] = servedInTurn();
