import type { PagePictures } from '../pictures.schema.ts';

export const pagePictures: PagePictures = {
  signIn: '/dish-art/1f355.webp',
  signUp: '/dish-art/1f957.webp',
  table: [
    '/dish-art/1f957.webp',
    '/dish-art/1f372.webp',
    '/dish-art/1f355.webp',
    '/dish-art/1f377.webp',
  ],
  emptyCart: ['/dish-art/1f957.webp', '/dish-art/1f355.webp', '/dish-art/1f36e.webp'],
  noOrders: ['/dish-art/1f355.webp', '/dish-art/1f377.webp'],
  noSuchOrder: '/dish-art/1f372.webp',
};
