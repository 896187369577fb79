import type { Home } from '../home.schema.ts';

export const home: Home = {
  headline: 'O forno está *aceso* desde cedo',
  heroDishes: [],
  categories: {
    eyebrow: 'Na ementa',
    title: 'O que sai do forno',
    cards: [
      { title: 'Pizzas', image: '/dish-art/1f355.webp', to: '/pizza' },
      { title: 'Saladas', image: '/dish-art/1f957.webp', to: '/salad' },
      { title: 'Sobremesas', image: '/dish-art/1f36e.webp', to: '/menu?category=dessert' },
      { title: 'Bebidas', image: '/dish-art/1f377.webp', to: '/menu?category=drinks' },
    ],
  },
  standouts: { eyebrow: 'Os mais pedidos', title: 'O que o bairro pede' },
};
