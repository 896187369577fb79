/** The words and drawings of each category, in the order in which lists and filters show them. */
export const categories = {
  salad: { label: 'Salad', plural: 'Salads', tint: 'tint-salad', art: '1f957' },
  pizza: { label: 'Pizza', plural: 'Pizzas', tint: 'tint-pizza', art: '1f355' },
  soup: { label: 'Soup', plural: 'Soups', tint: 'tint-soup', art: '1f372' },
  dessert: { label: 'Dessert', plural: 'Desserts', tint: 'tint-dessert', art: '1f370' },
  drinks: { label: 'Drinks', plural: 'Drinks', tint: 'tint-drinks', art: '1f379' },
  popular: { label: 'Standout', plural: 'Standouts', tint: 'tint-popular', art: '1f354' },
} as const;

export type Category = keyof typeof categories;

export const categoryIds = Object.keys(categories) as Category[];
