/**
 * What a restaurant declares about a dish or a choice. A missing list declares nothing, whereas an
 * empty one declares that there are none.
 */

/** The 14 allergens that EU law names (Regulation 1169/2011, Annex II), with their usual letters. */
export const allergens = {
  gluten: { label: 'Gluten', letter: 'A' },
  crustaceans: { label: 'Crustaceans', letter: 'B' },
  eggs: { label: 'Eggs', letter: 'C' },
  fish: { label: 'Fish', letter: 'D' },
  peanuts: { label: 'Peanuts', letter: 'E' },
  soybeans: { label: 'Soy', letter: 'F' },
  milk: { label: 'Milk', letter: 'G' },
  nuts: { label: 'Tree nuts', letter: 'H' },
  celery: { label: 'Celery', letter: 'L' },
  mustard: { label: 'Mustard', letter: 'M' },
  sesame: { label: 'Sesame', letter: 'N' },
  sulphites: { label: 'Sulfites', letter: 'O' },
  lupin: { label: 'Lupin', letter: 'P' },
  molluscs: { label: 'Mollusks', letter: 'R' },
} as const;
export type Allergen = keyof typeof allergens;
export const allergenIds = Object.keys(allergens) as Allergen[];

/** Diets, each with the allergens that a dish cannot contain and still suit it. */
export const diets = {
  vegetarian: { label: 'Vegetarian', without: ['crustaceans', 'fish', 'molluscs'] },
  vegan: { label: 'Vegan', without: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'] },
  'gluten-free': { label: 'Gluten-free', without: ['gluten'] },
  halal: { label: 'Halal', without: [] },
  kosher: { label: 'Kosher', without: ['crustaceans', 'molluscs'] },
  'low-lactose': { label: 'Low-lactose', without: [] },
} as const satisfies Record<string, { label: string; without: readonly Allergen[] }>;
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
  const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });
  const byDiet = Map.groupBy(contradictionsOf(declared), ({ diet }) => diet);
  const sentences = [...byDiet].map(([diet, contradictions]) => {
    const contained = contradictions.map(({ allergen }) => allergens[allergen].label.toLowerCase());
    return `A ${diets[diet].label.toLowerCase()} ${what} can't contain ${anyOf.format(contained)}.`;
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
