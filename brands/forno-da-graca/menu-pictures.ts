import type { MenuPictures } from '../pictures.schema.ts';

export const menuPictures: MenuPictures = {
  all: '/dish-art/painted/0-1-0.svg',
  starters: '/dish-art/painted/1-1-0.svg',
  pizza: '/dish-art/painted/2-1-0.svg',
  'white-pizza': '/dish-art/painted/3-1-0.svg',
  calzone: '/dish-art/painted/4-1-0.svg',
  house: '/dish-art/painted/5-1-0.svg',
  oven: '/dish-art/painted/6-1-0.svg',
  salad: '/dish-art/painted/7-1-0.svg',
  soup: '/dish-art/painted/8-1-0.svg',
  dessert: '/dish-art/painted/9-1-0.svg',
  drinks: '/dish-art/painted/10-1-0.svg',
  wine: '/dish-art/painted/11-1-0.svg',
};
