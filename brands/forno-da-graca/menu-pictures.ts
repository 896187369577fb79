import type { MenuPictures } from '../pictures.schema.ts';

export const menuPictures: MenuPictures = {
  all: [
    '/dish-art/painted/0-1-0.svg',
    '/dish-art/painted/0-3-0.svg',
    '/dish-art/painted/0-7-1.svg',
  ],
  starters: [
    '/dish-art/painted/1-1-0.svg',
    '/dish-art/painted/1-3-0.svg',
    '/dish-art/painted/1-7-1.svg',
  ],
  pizza: [
    '/dish-art/painted/2-1-0.svg',
    '/dish-art/painted/2-3-0.svg',
    '/dish-art/painted/2-7-1.svg',
  ],
  'white-pizza': [
    '/dish-art/painted/3-1-0.svg',
    '/dish-art/painted/3-3-0.svg',
    '/dish-art/painted/3-7-1.svg',
  ],
  calzone: [
    '/dish-art/painted/4-1-0.svg',
    '/dish-art/painted/4-3-0.svg',
    '/dish-art/painted/4-7-1.svg',
  ],
  house: [
    '/dish-art/painted/5-1-0.svg',
    '/dish-art/painted/5-3-0.svg',
    '/dish-art/painted/5-7-1.svg',
  ],
  oven: [
    '/dish-art/painted/6-1-0.svg',
    '/dish-art/painted/6-3-0.svg',
    '/dish-art/painted/6-7-1.svg',
  ],
  salad: [
    '/dish-art/painted/7-1-0.svg',
    '/dish-art/painted/7-3-0.svg',
    '/dish-art/painted/7-7-1.svg',
  ],
  soup: [
    '/dish-art/painted/8-1-0.svg',
    '/dish-art/painted/8-3-0.svg',
    '/dish-art/painted/8-7-1.svg',
  ],
  dessert: [
    '/dish-art/painted/9-1-0.svg',
    '/dish-art/painted/9-3-0.svg',
    '/dish-art/painted/9-7-1.svg',
  ],
  drinks: [
    '/dish-art/painted/10-1-0.svg',
    '/dish-art/painted/10-3-0.svg',
    '/dish-art/painted/10-7-1.svg',
  ],
  wine: [
    '/dish-art/painted/11-1-0.svg',
    '/dish-art/painted/11-3-0.svg',
    '/dish-art/painted/11-7-1.svg',
  ],
};
