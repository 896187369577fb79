/** The columns without which a file says too little about a dish, and its ID. */
export const dishColumns = ['_id', 'name', 'category', 'price', 'recipe', 'image'] as const;

/** What a dish may say besides. A file without one of them leaves it alone. */
export const furtherColumns = ['diets', 'allergens', 'options', 'load'] as const;

/** The columns of a menu as a CSV file, in the order in which they are written. */
export const menuColumns = [...dishColumns, ...furtherColumns, 'version'] as const;
export type MenuColumn = (typeof menuColumns)[number];
