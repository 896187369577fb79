import type { Home } from '../home.schema.ts';

export const home: Home = {
  headline: 'The oven has been *lit* since morning',
  heroDishes: [],
  categories: {
    eyebrow: 'On the board',
    title: 'What comes out of the oven',
    cards: [
      { title: 'Pizza', image: '/dish-art/1f355.webp', to: '/pizza' },
      { title: 'Salads', image: '/dish-art/1f957.webp', to: '/salad' },
      { title: 'Desserts', image: '/dish-art/1f36e.webp', to: '/menu?category=dessert' },
      { title: 'Drinks', image: '/dish-art/1f377.webp', to: '/menu?category=drinks' },
    ],
  },
  standouts: { eyebrow: 'Ordered most', title: 'What the neighborhood orders' },
};
