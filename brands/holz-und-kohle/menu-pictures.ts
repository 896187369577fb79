import type { MenuPictures } from '../pictures.schema.ts';

export const menuPictures: MenuPictures = {
  all: ['/dish-art/1f357.webp', '/dish-art/1f957.webp', '/dish-art/1f37a.webp'],
  grill: ['/dish-art/1f357.webp', '/dish-art/1f41f.webp', '/dish-art/1f955.webp'],
  beilagen: ['/dish-art/1f957.webp', '/dish-art/1f956.webp', '/dish-art/1f96c.webp'],
  getraenke: ['/dish-art/1f37a.webp', '/dish-art/2615.webp', '/dish-art/1f964.webp'],
};
