import { listed } from '../ground/in-words.ts';
import * as words from './declarations-words.en.ts';
import { groupBy } from '../ground/group-by.ts';

/**
 * What a restaurant declares about a dish or a choice. A missing list declares nothing, whereas an
 * empty one declares that there are none.
 */

/** The 14 allergens that EU law names (Regulation 1169/2011, Annex II), with their usual letters. */
export const allergens = {
  gluten: { label: words.gluten, inSentence: words.allergensInSentence.gluten, letter: 'A' },
  crustaceans: {
    label: words.crustaceans,
    inSentence: words.allergensInSentence.crustaceans,
    letter: 'B',
  },
  eggs: { label: words.eggs, inSentence: words.allergensInSentence.eggs, letter: 'C' },
  fish: { label: words.fish, inSentence: words.allergensInSentence.fish, letter: 'D' },
  peanuts: { label: words.peanuts, inSentence: words.allergensInSentence.peanuts, letter: 'E' },
  soybeans: { label: words.soybeans, inSentence: words.allergensInSentence.soybeans, letter: 'F' },
  milk: { label: words.milk, inSentence: words.allergensInSentence.milk, letter: 'G' },
  nuts: { label: words.nuts, inSentence: words.allergensInSentence.nuts, letter: 'H' },
  celery: { label: words.celery, inSentence: words.allergensInSentence.celery, letter: 'L' },
  mustard: { label: words.mustard, inSentence: words.allergensInSentence.mustard, letter: 'M' },
  sesame: { label: words.sesame, inSentence: words.allergensInSentence.sesame, letter: 'N' },
  sulphites: {
    label: words.sulphites,
    inSentence: words.allergensInSentence.sulphites,
    letter: 'O',
  },
  lupin: { label: words.lupin, inSentence: words.allergensInSentence.lupin, letter: 'P' },
  molluscs: { label: words.molluscs, inSentence: words.allergensInSentence.molluscs, letter: 'R' },
} as const;
export type Allergen = keyof typeof allergens;
export const allergenIds = Object.keys(allergens) as Allergen[];

/** Diets, each with the allergens that a dish cannot contain and still suit it. */
export const diets = {
  vegetarian: {
    label: words.vegetarian,
    inSentence: words.dietsInSentence.vegetarian,
    without: ['crustaceans', 'fish', 'molluscs'],
  },
  vegan: {
    label: words.vegan,
    inSentence: words.dietsInSentence.vegan,
    without: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  },
  'gluten-free': {
    label: words.glutenFree,
    inSentence: words.dietsInSentence.glutenFree,
    without: ['gluten'],
  },
  halal: { label: words.halal, inSentence: words.dietsInSentence.halal, without: [] },
  kosher: {
    label: words.kosher,
    inSentence: words.dietsInSentence.kosher,
    without: ['crustaceans', 'molluscs'],
  },
  'low-lactose': {
    label: words.lowLactose,
    inSentence: words.dietsInSentence.lowLactose,
    without: [],
  },
} as const satisfies Record<
  string,
  { label: string; inSentence: string; without: readonly Allergen[] }
>;
export type Diet = keyof typeof diets;
export const dietIds = Object.keys(diets) as Diet[];

/** The declarations of a dish or a choice. */
export type Declared = {
  diets?: readonly Diet[] | null | undefined;
  allergens?: readonly Allergen[] | null | undefined;
};

/** A declared diet, and a declared allergen that rules it out. */
export type Contradiction = { diet: Diet; allergen: Allergen };

export function contradictionsOf({ diets: suited, allergens: contained }: Declared) {
  return (suited ?? []).flatMap((diet): Contradiction[] => {
    const without: readonly Allergen[] = diets[diet].without;
    return (contained ?? [])
      .filter((each) => without.includes(each))
      .map((allergen) => ({ diet, allergen }));
  });
}

/** Whether it is declared to suit a diet. Whatever is vegan is vegetarian, too. */
export function suitsDiet({ diets: suited }: Declared, diet: Diet): boolean {
  if (suited?.includes(diet)) return true;
  return diet === 'vegetarian' && suited?.includes('vegan') === true;
}

/** Whether it is declared to be free of an allergen, which is never so if nothing is declared. */
export function isDeclaredWithout({ allergens: contained }: Declared, allergen: Allergen): boolean {
  return contained?.includes(allergen) === false;
}

/** Names the diets and allergens that rule each other out; undefined if none do. */
export function contradictionsInWords(
  declared: Declared,
  what: 'dish' | 'choice',
): string | undefined {
  const byDiet = groupBy(contradictionsOf(declared), ({ diet }) => diet);
  const sentences = [...byDiet].map(([diet, contradictions]) => {
    const labels = contradictions.map(({ allergen }) => allergens[allergen].inSentence);
    const [suited, contained] = [diets[diet].inSentence, listed(labels, 'disjunction')];
    return what === 'dish'
      ? words.contradictoryDish(suited, contained)
      : words.contradictoryChoice(suited, contained);
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
