import type { SoldOutChoice } from '@thymely/contract/kitchen/endpoints';
import { choicesOf, labelOf, choiceKeyOf } from '@thymely/contract/options/choices';
import type { AppError } from '../platform/app-error.ts';
import { noSuchDish } from '../menu/errors.ts';
import type { MenuSnapshot } from '../menu/store.ts';
import { noSuchChoice } from '../options/errors.ts';
import type { SoldOutKind } from './sold-out-store.ts';

type Choice = Pick<SoldOutChoice, 'group' | 'choice' | 'groupName' | 'name'>;

/** Every choice of the menu's groups of options, by `group.choice`. */
export function choicesOnMenu({ groups }: Pick<MenuSnapshot, 'groups'>): Map<string, Choice> {
  return new Map(
    groups.flatMap(choicesOf).map((each) => {
      const { groupId: group, choiceId: choice, group: groupName, name } = each;
      return [choiceKeyOf(each), { group, choice, groupName, name }];
    }),
  );
}

/** The names of everything that can be sold out, by ID: `Ember Margherita`, `Toppings: Feta`. */
export function namesOf(menu: MenuSnapshot, kind: SoldOutKind): ReadonlyMap<string, string> {
  if (kind === 'dish') return new Map(menu.items.map(({ _id, name }) => [_id, name]));
  const choices = [...choicesOnMenu(menu)];
  return new Map(choices.map(([id, { groupName, name }]) => [id, `${labelOf(groupName)} ${name}`]));
}

export function noSuch(kind: SoldOutKind): AppError {
  return kind === 'dish' ? noSuchDish() : noSuchChoice();
}
