import type { SoldOutChoice, SoldOutSize } from '@thymely/contract/kitchen/endpoints';
import { choicesOf, labelOf, choiceKeyOf } from '@thymely/contract/options/choices';
import type { AppError } from '../platform/app-error.ts';
import { noSuchDish, noSuchSize } from '../menu/errors.ts';
import type { MenuSnapshot } from '../menu/store.ts';
import { noSuchChoice } from '../options/errors.ts';
import type { SoldOutKind } from './sold-out-store.ts';

type Size = Pick<SoldOutSize, 'dish' | 'size' | 'dishName' | 'name'>;
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

/** Every size of the menu's dishes, by `dish.size`. */
export function sizesOnMenu({ items }: Pick<MenuSnapshot, 'items'>): Map<string, Size> {
  return new Map(
    items.flatMap(({ _id: dish, name: dishName, sizes = [] }) =>
      sizes.map(({ id, name }) => [`${dish}.${id}`, { dish, size: id, dishName, name }]),
    ),
  );
}

/**
 * The names of everything that can be sold out, by ID: `Ember Margherita`, `Toppings: Feta`, `Ember
 * Margherita Large`.
 */
export function namesOf(menu: MenuSnapshot, kind: SoldOutKind): ReadonlyMap<string, string> {
  if (kind === 'size') {
    const sizes = [...sizesOnMenu(menu)];
    return new Map(sizes.map(([id, { dishName, name }]) => [id, `${dishName} ${name}`]));
  }
  if (kind === 'dish') return new Map(menu.items.map(({ _id, name }) => [_id, name]));
  const choices = [...choicesOnMenu(menu)];
  return new Map(choices.map(([id, { groupName, name }]) => [id, `${labelOf(groupName)} ${name}`]));
}

export function noSuch(kind: SoldOutKind): AppError {
  if (kind === 'size') return noSuchSize();
  return kind === 'dish' ? noSuchDish() : noSuchChoice();
}
