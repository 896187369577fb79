import type { MenuPictures } from '../pictures.schema.ts';

export const menuPictures: MenuPictures = {
  all: '/dish-art/painted/0-1-0.svg',
  grill: '/dish-art/painted/1-1-0.svg',
  beilagen: '/dish-art/painted/2-1-0.svg',
  getraenke: '/dish-art/painted/3-1-0.svg',
};
