import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';

/**
 * Whether a field of a dish says that there is nothing. An empty list of groups means the same as
 * none at all; one of diets or of allergens does not: it declares that there are none.
 */
export function isUnset(name: string, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return name === 'optionGroups' && Array.isArray(value) && value.length === 0;
}

/** A dish as it is answered: a field that is unset is not there. */
export function dishOf(id: string, fields: NewMenuItem & { _id?: string }): MenuItem {
  const { diets, allergens, optionGroups, load, ...others } = fields;
  const further = Object.entries({ diets, allergens, optionGroups, load });
  const set = Object.fromEntries(further.filter(([name, value]) => !isUnset(name, value)));
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
