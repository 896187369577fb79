import type { PagePictures } from '../pictures.schema.ts';

export const pagePictures: PagePictures = {
  signIn: '/dish-art/painted/1-1-0.svg',
  signUp: '/dish-art/painted/11-1-1.svg',
  table: [
    '/dish-art/painted/11-1-1.svg',
    '/dish-art/painted/3-7-2.svg',
    '/dish-art/painted/1-1-0.svg',
    '/dish-art/painted/9-10-0.svg',
  ],
  emptyCart: [
    '/dish-art/painted/11-1-1.svg',
    '/dish-art/painted/1-1-0.svg',
    '/dish-art/painted/2-4-1.svg',
  ],
  noOrders: ['/dish-art/painted/1-1-0.svg', '/dish-art/painted/9-10-0.svg'],
  noSuchOrder: '/dish-art/painted/3-7-2.svg',
};
