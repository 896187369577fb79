import type { MenuPictures } from '../pictures.schema.ts';

export const menuPictures: MenuPictures = {
  all: '/dish-art/plated/ember-margherita.webp',
  salad: '/dish-art/plated/garden-bowl.webp',
  pizza: '/dish-art/plated/ember-margherita.webp',
  soup: '/dish-art/plated/roast-tomato-basil.webp',
  dessert: '/dish-art/plated/strawberry-layer-cake.webp',
  drinks: '/dish-art/plated/blood-orange-cooler.webp',
  popular: '/dish-art/plated/thymely-burger.webp',
};
