export const gluten = 'Gluten';
export const crustaceans = 'Crustaceans';
export const eggs = 'Eggs';
export const fish = 'Fish';
export const peanuts = 'Peanuts';
export const soybeans = 'Soy';
export const milk = 'Milk';
export const nuts = 'Tree nuts';
export const celery = 'Celery';
export const mustard = 'Mustard';
export const sesame = 'Sesame';
export const sulphites = 'Sulfites';
export const lupin = 'Lupin';
export const molluscs = 'Mollusks';

export const vegetarian = 'Vegetarian';
export const vegan = 'Vegan';
export const glutenFree = 'Gluten-free';
export const halal = 'Halal';
export const kosher = 'Kosher';
export const lowLactose = 'Low-lactose';

/** Allergens and diets as they are written inside a sentence. */
export const allergensInSentence = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soybeans: 'soy',
  milk: 'milk',
  nuts: 'tree nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulfites',
  lupin: 'lupin',
  molluscs: 'mollusks',
};
export const dietsInSentence = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  glutenFree: 'gluten-free',
  halal: 'halal',
  kosher: 'kosher',
  lowLactose: 'low-lactose',
};

export const contradictoryDish = (diet: string, allergens: string) =>
  `A ${diet} dish can't contain ${allergens}.`;
export const contradictoryChoice = (diet: string, allergens: string) =>
  `A ${diet} choice can't contain ${allergens}.`;
