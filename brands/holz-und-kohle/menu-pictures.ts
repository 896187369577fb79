import type { MenuPictures } from '../pictures.schema.ts';

export const menuPictures: MenuPictures = {
  all: [
    '/dish-art/painted/0-1-0.svg',
    '/dish-art/painted/0-3-0.svg',
    '/dish-art/painted/0-7-1.svg',
  ],
  grill: [
    '/dish-art/painted/1-1-0.svg',
    '/dish-art/painted/1-3-0.svg',
    '/dish-art/painted/1-7-1.svg',
  ],
  beilagen: [
    '/dish-art/painted/2-1-0.svg',
    '/dish-art/painted/2-3-0.svg',
    '/dish-art/painted/2-7-1.svg',
  ],
  getraenke: [
    '/dish-art/painted/3-1-0.svg',
    '/dish-art/painted/3-3-0.svg',
    '/dish-art/painted/3-7-1.svg',
  ],
};
