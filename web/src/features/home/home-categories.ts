/** The static cards of the home page; their numbers are fixed, as the specification has them. */
export const homeCategories = [
  {
    id: 'main-dish',
    title: 'Main Dish',
    description: '(86 dishes)',
    image: '/dish-art/1f354.webp',
    to: '/menu',
  },
  {
    id: 'break-fast',
    title: 'Break Fast',
    description: '(12 break fast)',
    image: '/dish-art/1f95e.webp',
    to: '/menu',
  },
  {
    id: 'dessert',
    title: 'Dessert',
    description: '(48 dessert)',
    image: '/dish-art/1f370.webp',
    to: '/menu?category=dessert',
  },
  {
    id: 'browse-all',
    title: 'Browse All',
    description: '(255 Items)',
    image: '/dish-art/1f371.webp',
    to: '/menu',
  },
] as const;
