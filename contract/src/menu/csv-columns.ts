/** The columns that describe a dish. All but `_id` are required. */
export const dishColumns = ['_id', 'name', 'category', 'price', 'recipe', 'image'] as const;

/** The columns of optional facts. A file without one of them leaves that fact unchanged. */
export const furtherColumns = ['diets', 'allergens', 'options', 'load'] as const;

/** The columns of a menu's CSV file, in the order in which they are written. */
export const menuColumns = [...dishColumns, ...furtherColumns, 'version'] as const;
export type MenuColumn = (typeof menuColumns)[number];
