import type { Home } from '../home.schema.ts';

export const home: Home = {
  headline: 'O forno está *aceso* desde cedo',
  heroDishes: [],
  categories: {
    eyebrow: 'Na ementa',
    title: 'O que sai do forno',
    cards: [
      { title: 'Pizzas', image: '/dish-art/painted/2-2-0.svg', to: '/pizza' },
      { title: 'Saladas', image: '/dish-art/painted/7-0-0.svg', to: '/salad' },
      { title: 'Sobremesas', image: '/dish-art/painted/9-4-0.svg', to: '/menu?category=dessert' },
      { title: 'Bebidas', image: '/dish-art/painted/10-11-0.svg', to: '/menu?category=drinks' },
    ],
  },
  standouts: { eyebrow: 'Os mais pedidos', title: 'O que o bairro pede' },
};
