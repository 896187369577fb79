import { dietIds, diets, type Allergen, type Diet } from '@thymely/contract/menu/declarations';
import { listed } from '@thymely/contract/ground/in-words';
import { choiceKeyOf, type ResolvedChoice } from '@thymely/contract/options/choices';
import { namesOfChoices } from '@thymely/contract/options/counted-choices';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { formatRate } from '@thymely/contract/ground/price/format-rate';
import type { SeenLine } from '../../../model/kept-placement.ts';
import { allergensInWords } from '../../../shared/diets/allergen-words.ts';
import * as words from '../words.en.ts';

/** Returns what has changed about a line since the diner saw it, in words; empty for no change. */
export function lineChanges(
  before: SeenLine | undefined,
  now: Checkout['lines'][number],
): string[] {
  if (!before) return [words.newInCart];
  const quantity = before.quantity === now.quantity ? [] : [words.quantityWas(before.quantity)];
  // A line that cannot be ordered shows its last known state, so nothing else has changed.
  if (!now.available) return quantity;
  return [
    ...(before.name === now.name ? [] : [words.nameWas(before.name)]),
    ...allergenChanges(before.allergens, now.allergens, ofDish),
    ...dietChanges(before.diets, now.diets),
    ...choiceChanges(before.choices, now.choices),
    ...(before.note === now.note ? [] : [words.noteChanged]),
    ...(before.unitCents === now.unitCents ? [] : [words.priceWas(formatCents(before.unitCents))]),
    ...taxChanges(before.tax, now.tax),
    ...quantity,
  ];
}

function taxChanges(before: SeenLine['tax'], now: SeenLine['tax']): string[] {
  if (before?.name === now?.name && before?.bp === now?.bp) return [];
  return [before ? words.taxWas(before.name, formatRate(before.bp)) : words.taxAdded];
}

function choiceChanges(
  before: readonly ResolvedChoice[],
  now: readonly ResolvedChoice[],
): string[] {
  if (keysOf(before) !== keysOf(now)) {
    const names = namesOfChoices(before).join(', ');
    return [names === '' ? words.hadNoOptions : words.optionsWere(names)];
  }
  const seen = new Map(before.map((choice) => [choiceKeyOf(choice), choice]));
  const changes = now.flatMap((choice) => {
    const was = seen.get(choiceKeyOf(choice)) ?? choice;
    return [
      ...renamed(was.group, choice.group),
      ...renamed(was.name, choice.name),
      ...allergenChanges(was.allergens, choice.allergens, ofChoice(choice.name)),
    ];
  });
  // Two choices of one renamed group would both report its new name.
  return [...new Set(changes)];
}

/** The same for the same choices in any order. */
function keysOf(choices: readonly ResolvedChoice[]): string {
  return choices.map(choiceKeyOf).toSorted().join(' ');
}

function renamed(was: string, now: string): string[] {
  return was === now ? [] : [words.renamed(was, now)];
}

type List<Word> = readonly Word[] | null | undefined;

/** The messages about the allergens of a dish, or of one of its choices. */
type AllergenWords = {
  undeclared: string;
  none: string;
  added: (allergens: string) => string;
  gone: (allergens: string) => string;
};

const ofDish: AllergenWords = {
  undeclared: words.allergensUndeclared,
  none: words.noAllergens,
  added: words.allergensAdded,
  gone: words.allergensGone,
};

function ofChoice(name: string): AllergenWords {
  return {
    undeclared: words.choiceUndeclared(name),
    none: words.choiceNoAllergens(name),
    added: (allergens) => words.choiceAllergensAdded(name, allergens),
    gone: (allergens) => words.choiceAllergensGone(name, allergens),
  };
}

function allergenChanges(
  before: List<Allergen>,
  now: List<Allergen>,
  say: AllergenWords,
): string[] {
  if (!now) return before ? [say.undeclared] : [];
  if (!before && now.length === 0) return [say.none];
  const added = allergensInWords(without(now, before));
  const gone = allergensInWords(without(before, now));
  return [...(added === '' ? [] : [say.added(added)]), ...(gone === '' ? [] : [say.gone(gone)])];
}

function dietChanges(before: List<Diet>, now: List<Diet>): string[] {
  const gone = dietsInWords(without(before, now));
  if (!now && before) {
    return [gone === '' ? words.dietsUndeclared : words.dietsNotDeclared(gone)];
  }
  if (now?.length === 0 && !before) return [words.noDiets];
  const added = dietsInWords(without(now, before));
  return [
    ...(added === '' ? [] : [words.dietsAdded(added)]),
    ...(gone === '' ? [] : [words.dietsGone(gone)]),
  ];
}

function without<Word>(list: List<Word>, others: List<Word>): Word[] {
  return (list ?? []).filter((word) => !others?.includes(word));
}

/** Lists diets in the usual order: `vegan and gluten-free`. */
function dietsInWords(suited: readonly Diet[]): string {
  const ids = dietIds.filter((id) => suited.includes(id));
  return listed(ids.map((id) => diets[id].inSentence));
}
