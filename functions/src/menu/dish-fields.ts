import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';

/** A dish as it is answered: a field that is null, and so cleared, is not there. */
export function dishOf(id: string, fields: NewMenuItem & { _id?: string }): MenuItem {
  const { diets, allergens, optionGroups, load, ...others } = fields;
  const further = Object.entries({ diets, allergens, optionGroups, load });
  const set = Object.fromEntries(further.filter(([, value]) => (value ?? undefined) !== undefined));
  return { ...others, ...set, _id: id };
}

/** The dish after a change of some of its fields. */
export function changedDish({ _id, ...fields }: MenuItem, changes: MenuItemChanges): MenuItem {
  return dishOf(_id, { ...fields, ...definedOnly(changes) });
}

/** Without the fields that are undefined, which would take away what the dish has. */
function definedOnly(changes: MenuItemChanges): Partial<NewMenuItem> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
