import { type Allergen, type Diet, dietIds } from '@thymely/contract/menu/declarations';

type Declaration = {
  /** The diets besides gluten-free and low-lactose, which follow from the allergens. */
  diets: Diet[];
  allergens: Allergen[];
};

/** The diets and allergens of the sample dishes. Four dishes declare nothing, as on real menus. */
export const declarations: Record<string, Declaration> = {
  // Pizzas
  'ember-margherita': { diets: ['vegetarian'], allergens: ['gluten', 'milk'] },
  'four-cheeses': { diets: [], allergens: ['gluten', 'milk', 'nuts'] },
  'smoked-aubergine': { diets: ['vegetarian'], allergens: ['gluten', 'milk'] },
  'garlic-prawn': { diets: [], allergens: ['gluten', 'crustaceans', 'milk'] },
  'pepperoni-hot-honey': { diets: [], allergens: ['gluten', 'milk'] },
  'spinach-calzone': { diets: ['vegetarian'], allergens: ['gluten', 'milk'] },
  'charred-pineapple': { diets: [], allergens: ['gluten', 'milk', 'sulphites'] },
  'pancetta-potato': { diets: [], allergens: ['gluten', 'milk'] },
  'green-pepper-olive': { diets: ['vegan', 'halal'], allergens: ['gluten'] },
  'rosemary-bianca': { diets: ['vegan', 'halal'], allergens: ['gluten'] },
  // Salads
  'garden-bowl': { diets: ['vegetarian'], allergens: ['milk', 'mustard', 'sesame'] },
  'watermelon-feta-mint': { diets: ['vegetarian'], allergens: ['milk'] },
  'avocado-grapefruit': { diets: ['vegan', 'halal'], allergens: ['nuts'] },
  'orchard-caesar': { diets: [], allergens: ['gluten', 'eggs', 'fish', 'mustard'] },
  'falafel-tabbouleh': { diets: ['vegan', 'halal'], allergens: ['gluten', 'sesame'] },
  'charred-broccoli': { diets: ['vegan', 'halal'], allergens: ['nuts'] },
  'heirloom-tomato': { diets: ['vegan', 'halal'], allergens: ['gluten'] },
  'roast-carrot-labneh': { diets: ['vegetarian'], allergens: ['milk'] },
  'smashed-cucumber': { diets: ['vegan'], allergens: ['gluten', 'soybeans', 'sesame'] },
  'little-gem-wedge': { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] },
  'warm-potato-dill': { diets: ['vegetarian'], allergens: ['eggs', 'mustard'] },
  // Soups
  'hearth-minestrone': { diets: [], allergens: ['gluten', 'milk', 'celery'] },
  'roast-tomato-basil': { diets: ['vegan', 'halal', 'kosher'], allergens: [] },
  'lobster-bisque': { diets: [], allergens: ['crustaceans', 'milk', 'celery'] },
  'midnight-miso': { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'soybeans'] },
  'sweetcorn-chowder': { diets: ['vegetarian'], allergens: ['milk', 'celery'] },
  'spring-pea-mint': { diets: ['vegetarian'], allergens: ['milk'] },
  'coconut-lentil': { diets: ['vegan', 'halal'], allergens: ['mustard'] },
  'onion-gruyere': { diets: [], allergens: ['gluten', 'milk', 'sulphites'] },
  'beef-barley': { diets: [], allergens: ['gluten', 'celery', 'sulphites'] },
  'chicken-orzo': { diets: ['halal'], allergens: ['gluten', 'eggs', 'celery'] },
  // Desserts
  'strawberry-layer-cake': { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] },
  'burnt-caramel-custard': { diets: ['vegetarian'], allergens: ['eggs', 'milk'] },
  'cardamom-doughnut': { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'soybeans', 'milk'] },
  'buttermilk-waffle': { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] },
  'raspberry-cupcake': { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] },
  'apple-pie': { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] },
  'watermelon-granita': { diets: ['vegan', 'halal', 'kosher'], allergens: [] },
  'brown-butter-cookie': {
    diets: ['vegetarian'],
    allergens: ['gluten', 'eggs', 'soybeans', 'milk'],
  },
  'bitter-chocolate-slab': { diets: ['vegetarian'], allergens: ['gluten', 'milk', 'nuts'] },
  'vanilla-soft-serve': { diets: ['vegetarian'], allergens: ['gluten', 'milk'] },
  // Drinks
  'blood-orange-cooler': { diets: ['vegan', 'halal'], allergens: [] },
  'thyme-lemonade': { diets: ['vegetarian', 'halal'], allergens: [] },
  'brown-sugar-bubble-tea': { diets: ['vegetarian'], allergens: ['milk'] },
  'fresh-mint-tea': { diets: ['vegan', 'halal', 'kosher'], allergens: [] },
  'hibiscus-red': { diets: ['vegan', 'halal'], allergens: ['sulphites'] },
  'cherry-vanilla-soda': { diets: ['vegan', 'halal'], allergens: [] },
  'slow-brew-coffee': { diets: ['vegan', 'halal', 'kosher'], allergens: [] },
  'pot-of-darjeeling': { diets: ['vegan', 'halal', 'kosher'], allergens: [] },
  'orchard-apple-press': { diets: ['vegan', 'halal', 'kosher'], allergens: [] },
  'grapefruit-mate': { diets: ['vegan', 'halal'], allergens: [] },
  // Popular
  'thymely-burger': { diets: [], allergens: ['gluten', 'milk', 'mustard'] },
  'sunday-ragu': { diets: [], allergens: ['gluten', 'eggs', 'celery', 'sulphites'] },
  'fire-sesame-noodles': { diets: [], allergens: ['gluten', 'crustaceans', 'soybeans', 'sesame'] },
  'baja-tacos': { diets: [], allergens: ['gluten', 'eggs', 'fish', 'milk'] },
  'saffron-paella': { diets: [], allergens: ['celery', 'molluscs'] },
  'thyme-roast-chicken': { diets: [], allergens: ['milk', 'celery'] },
  'butternut-curry': { diets: ['vegan', 'halal'], allergens: ['mustard'] },
  'buttermilk-pancakes': { diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] },
  'coast-bento': { diets: [], allergens: ['gluten', 'crustaceans', 'eggs', 'soybeans', 'sesame'] },
  'lamb-kofta-pitta': { diets: ['halal'], allergens: ['gluten', 'sesame'] },
  'coal-rib-eye': { diets: [], allergens: ['milk'] },
};

/** Returns what a sample dish declares; nothing for one that declares nothing. */
export function declarationOf(id: string): Partial<Declaration> {
  const declared = declarations[id];
  if (declared === undefined) return {};
  const suited = new Set<Diet>(declared.diets);
  if (!declared.allergens.includes('gluten')) suited.add('gluten-free');
  if (!declared.allergens.includes('milk')) suited.add('low-lactose');
  return { diets: dietIds.filter((diet) => suited.has(diet)), allergens: declared.allergens };
}
