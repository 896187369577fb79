import type { PagePictures } from '../pictures.schema.ts';

export const pagePictures: PagePictures = {
  signIn: '/dish-art/1f357.webp',
  signUp: '/dish-art/1f957.webp',
  table: [
    '/dish-art/1f957.webp',
    '/dish-art/1f956.webp',
    '/dish-art/1f357.webp',
    '/dish-art/1f37a.webp',
  ],
  emptyCart: ['/dish-art/1f957.webp', '/dish-art/1f357.webp', '/dish-art/1f37a.webp'],
  noOrders: ['/dish-art/1f357.webp', '/dish-art/1f37a.webp'],
  noSuchOrder: '/dish-art/1f956.webp',
};
