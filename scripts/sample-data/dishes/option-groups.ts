import { dietIds } from '@thymely/contract/menu/declarations';
import type { OptionGroup } from '@thymely/contract/options/endpoints';

type Choice = OptionGroup['choices'][number];

/** Returns a choice that is not chosen from the start. */
function choice(id: string, name: string, cents: number, declared: Partial<Choice> = {}): Choice {
  return { id, name, cents, isDefault: false, ...declared };
}

/** The options of some sample dishes. Two of the groups have to be answered. */
export const optionGroups: OptionGroup[] = [
  {
    _id: 'pizza-extras',
    name: 'Extras',
    min: 0,
    max: 3,
    maxEach: 2,
    choices: [
      choice('mozzarella', 'Extra mozzarella', 200, { allergens: ['milk'], diets: ['vegetarian'] }),
      choice('burrata', 'A whole burrata', 450, { allergens: ['milk'], diets: ['vegetarian'] }),
      choice('olives', 'Castelvetrano olives', 150, { allergens: [], diets: ['vegan'] }),
      choice('arugula', 'Fresh arugula', 150, { allergens: [], diets: ['vegan'] }),
      choice('chili-honey', 'Chili honey', 100, { allergens: [], diets: ['vegetarian'] }),
    ],
  },
  {
    _id: 'burger-sides',
    name: 'On the side',
    min: 0,
    max: 2,
    choices: [
      choice('fries', 'Thyme-salted fries', 350, { allergens: [], diets: ['vegan'] }),
      choice('onion-rings', 'Onion rings', 425, { allergens: ['gluten'], diets: ['vegan'] }),
      choice('slaw', 'Apple slaw', 300, { allergens: ['eggs', 'mustard'], diets: ['vegetarian'] }),
    ],
  },
  {
    _id: 'doneness',
    name: 'How would you like it?',
    min: 1,
    max: 1,
    choices: [
      choice('rare', 'Rare', 0, { allergens: [], diets: dietIds }),
      choice('medium-rare', 'Medium rare', 0, { allergens: [], diets: dietIds }),
      choice('medium', 'Medium', 0, { allergens: [], diets: dietIds }),
      choice('well-done', 'Well done', 0, { allergens: [], diets: dietIds }),
    ],
  },
  {
    _id: 'kind-of-milk',
    name: 'Milk',
    min: 1,
    max: 1,
    choices: [
      choice('whole', 'Whole milk', 0, {
        isDefault: true,
        allergens: ['milk'],
        diets: ['vegetarian', 'gluten-free'],
      }),
      choice('oat', 'Oat milk', 75, { allergens: ['gluten'], diets: ['vegan'] }),
      choice('coconut', 'Coconut milk', 75, { allergens: [], diets: ['vegan'] }),
    ],
  },
];

/** The groups of the dishes that have any, in the order in which they are asked. */
export const groupsByDish: Record<string, string[]> = {
  'four-cheeses': ['pizza-extras'],
  'pepperoni-hot-honey': ['pizza-extras'],
  'pancetta-potato': ['pizza-extras'],
  'green-pepper-olive': ['pizza-extras'],
  'thymely-burger': ['burger-sides'],
  'coal-rib-eye': ['doneness', 'burger-sides'],
  'brown-sugar-bubble-tea': ['kind-of-milk'],
};
