import {
  dietIds,
  diets,
  type Allergen,
  type Declared,
  type Diet,
} from '@thymely/contract/menu/declarations';
import type { ResolvedChoice } from '@thymely/contract/options/choices';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { formatCents } from '../../model/format-price.ts';
import type { SeenLine } from '../../model/kept-placement.ts';
import { allergensInWords } from '../../shared/diets/allergen-words.ts';

/** Returns what has changed about a line since the diner saw it, in words; empty for no change. */
export function lineChanges(
  before: SeenLine | undefined,
  now: Checkout['lines'][number],
): string[] {
  if (!before) return ['New in your cart'];
  const quantity = before.quantity === now.quantity ? [] : [`Quantity was ${before.quantity}`];
  // A line that cannot be ordered shows its last known state, so nothing else has changed.
  if (!now.available) return quantity;
  return [
    ...(before.name === now.name ? [] : [`Was: ${before.name}`]),
    ...declarationChanges(before, now),
    ...choiceChanges(before.choices, now.choices),
    ...(before.note === now.note ? [] : ['Its note has changed']),
    ...(before.unitCents === now.unitCents ? [] : [`Was ${formatCents(before.unitCents)} each`]),
    ...quantity,
  ];
}

function choiceChanges(
  before: readonly ResolvedChoice[],
  now: readonly ResolvedChoice[],
): string[] {
  const idOf = ({ groupId, choiceId }: ResolvedChoice) => `${groupId}/${choiceId}`;
  const seen = new Map(before.map((choice) => [idOf(choice), choice]));
  if (before.length !== now.length || !now.every((choice) => seen.has(idOf(choice)))) {
    const names = before.map(({ name }) => name).join(', ');
    return [names === '' ? 'Had no options' : `Options were: ${names}`];
  }
  const changes = now.flatMap((choice) => {
    const was = seen.get(idOf(choice)) ?? choice;
    return [
      ...renamed(was.group, choice.group),
      ...renamed(was.name, choice.name),
      ...allergenChanges(was.allergens, choice.allergens).map(
        (words) => `“${choice.name}”: ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
      ),
    ];
  });
  // Two choices of one renamed group would both report its new name.
  return [...new Set(changes)];
}

function renamed(was: string, now: string): string[] {
  return was === now ? [] : [`“${was}” is now “${now}”`];
}

function declarationChanges(before: Declared, now: Declared): string[] {
  return [
    ...allergenChanges(before.allergens, now.allergens),
    ...dietChanges(before.diets, now.diets),
  ];
}

type List<Word> = readonly Word[] | null | undefined;

function allergenChanges(before: List<Allergen>, now: List<Allergen>): string[] {
  if (!now) return before ? ['Allergens are no longer declared'] : [];
  if (!before && now.length === 0) return ['Now declared: none of the 14 major allergens'];
  const added = allergensInWords(without(now, before));
  const gone = allergensInWords(without(before, now));
  return [
    ...(added === '' ? [] : [`Now contains ${added}`]),
    ...(gone === '' ? [] : [`No longer contains ${gone}`]),
  ];
}

function dietChanges(before: List<Diet>, now: List<Diet>): string[] {
  const gone = dietsInWords(without(before, now));
  if (!now && before) {
    return [gone === '' ? 'Diets are no longer declared' : `No longer declared: ${gone}`];
  }
  if (now?.length === 0 && !before) return ['Now declared: made for no special diet'];
  const added = dietsInWords(without(now, before));
  return [...(added === '' ? [] : [`Now ${added}`]), ...(gone === '' ? [] : [`No longer ${gone}`])];
}

function without<Word>(words: List<Word>, others: List<Word>): Word[] {
  return (words ?? []).filter((word) => !others?.includes(word));
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Lists diets in the usual order: `vegan and gluten-free`. */
function dietsInWords(suited: readonly Diet[]): string {
  const ids = dietIds.filter((id) => suited.includes(id));
  return list.format(ids.map((id) => diets[id].label.toLowerCase()));
}
