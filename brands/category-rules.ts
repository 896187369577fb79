/** What holds for categories of a brand's file and for those that an owner saves. */

/** The drawn vessels that dishes stand on; the colors behind them have the same names. */
export const vessels = ['salad', 'pizza', 'soup', 'dessert', 'drinks', 'popular'] as const;

export type VesselName = (typeof vessels)[number];

export const categoryIdPattern = /^[a-z][a-z0-9-]{0,31}$/;

/** The first words of the paths in web/src/app/screens.ts, with which a test compares them. */
export const screenNames: readonly string[] = [
  ...['menu', 'dish', 'login', 'signup', 'reset-password', 'order', 'checkout', 'cart-page'],
  ...['update-profile', 'kitchen', 'dashboard'],
];

/** Names that mean something else in lists or in addresses. */
const reservedIds: readonly string[] = [
  ...['all', 'options', 'api', 'assets', 'dish-art', 'images', 'plain-menu', '404', 'app', 'index'],
  ...screenNames,
];

/** Whether the site needs the name for something else, so that it can be no category's ID. */
export function isReservedId(id: string): boolean {
  return id in Object.prototype || reservedIds.includes(id);
}

/** The maximum length of a category's names. */
export const categoryNameLength = 40;

/** The most units of a slot's capacity that one portion takes. */
export const portionLoadMax = 20;
