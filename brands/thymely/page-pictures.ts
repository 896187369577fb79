import type { PagePictures } from '../pictures.schema.ts';

export const pagePictures: PagePictures = {
  signIn: '/dish-art/plated/hearth-minestrone.webp',
  signUp: '/dish-art/plated/buttermilk-pancakes.webp',
  table: [
    '/dish-art/plated/garden-bowl.webp',
    '/dish-art/plated/roast-tomato-basil.webp',
    '/dish-art/plated/ember-margherita.webp',
    '/dish-art/plated/thyme-lemonade.webp',
  ],
  emptyCart: [
    '/dish-art/plated/garden-bowl.webp',
    '/dish-art/plated/ember-margherita.webp',
    '/dish-art/plated/strawberry-layer-cake.webp',
  ],
  noOrders: ['/dish-art/plated/fire-sesame-noodles.webp', '/dish-art/plated/orchard-caesar.webp'],
  noSuchOrder: '/dish-art/plated/midnight-miso.webp',
};
