import type { MenuPictures } from '../pictures.schema.ts';

export const menuPictures: MenuPictures = {
  all: ['/dish-art/1f355.webp', '/dish-art/1f957.webp', '/dish-art/1f377.webp'],
  starters: ['/dish-art/1f956.webp', '/dish-art/1fad2.webp', '/dish-art/1f9c0.webp'],
  pizza: ['/dish-art/1f355.webp', '/dish-art/1f345.webp', '/dish-art/1f9c0.webp'],
  'white-pizza': ['/dish-art/1f355.webp', '/dish-art/1f344.webp', '/dish-art/1f9c0.webp'],
  calzone: ['/dish-art/1fad3.webp', '/dish-art/1f345.webp', '/dish-art/1f96c.webp'],
  house: ['/dish-art/1f355.webp', '/dish-art/1f36f.webp', '/dish-art/1f41f.webp'],
  oven: ['/dish-art/1f35a.webp', '/dish-art/1f955.webp', '/dish-art/1f357.webp'],
  salad: ['/dish-art/1f957.webp', '/dish-art/1f345.webp', '/dish-art/1fad2.webp'],
  soup: ['/dish-art/1f372.webp', '/dish-art/1f955.webp', '/dish-art/1f96c.webp'],
  dessert: ['/dish-art/1f36e.webp', '/dish-art/1f370.webp', '/dish-art/1f36b.webp'],
  drinks: ['/dish-art/2615.webp', '/dish-art/1f34b.webp', '/dish-art/1f964.webp'],
  wine: ['/dish-art/1f377.webp', '/dish-art/1f347.webp', '/dish-art/1f37a.webp'],
};
