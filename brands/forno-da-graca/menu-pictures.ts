import type { MenuPictures } from '../pictures.schema.ts';

export const menuPictures: MenuPictures = {
  all: ['/dish-art/1f355.webp', '/dish-art/1f957.webp', '/dish-art/1f377.webp'],
  salad: ['/dish-art/1f957.webp', '/dish-art/1f345.webp', '/dish-art/1fad2.webp'],
  pizza: ['/dish-art/1f355.webp', '/dish-art/1f345.webp', '/dish-art/1f9c0.webp'],
  soup: ['/dish-art/1f372.webp', '/dish-art/1f955.webp', '/dish-art/1f96c.webp'],
  dessert: ['/dish-art/1f36e.webp', '/dish-art/1f370.webp', '/dish-art/1f36b.webp'],
  drinks: ['/dish-art/1f377.webp', '/dish-art/1f34b.webp', '/dish-art/2615.webp'],
  popular: ['/dish-art/1f355.webp', '/dish-art/1f372.webp', '/dish-art/1f36e.webp'],
};
