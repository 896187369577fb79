import type { MenuPictures } from '../pictures.schema.ts';

export const menuPictures: MenuPictures = {
  all: [
    '/dish-art/plated/ember-margherita.webp',
    '/dish-art/plated/orchard-caesar.webp',
    '/dish-art/plated/thyme-lemonade.webp',
  ],
  salad: [
    '/dish-art/plated/garden-bowl.webp',
    '/dish-art/plated/heirloom-tomato.webp',
    '/dish-art/plated/watermelon-feta-mint.webp',
  ],
  pizza: [
    '/dish-art/plated/ember-margherita.webp',
    '/dish-art/plated/rosemary-bianca.webp',
    '/dish-art/plated/garlic-prawn.webp',
  ],
  soup: [
    '/dish-art/plated/roast-tomato-basil.webp',
    '/dish-art/plated/spring-pea-mint.webp',
    '/dish-art/plated/midnight-miso.webp',
  ],
  dessert: [
    '/dish-art/plated/strawberry-layer-cake.webp',
    '/dish-art/plated/apple-pie.webp',
    '/dish-art/plated/raspberry-cupcake.webp',
  ],
  drinks: [
    '/dish-art/plated/blood-orange-cooler.webp',
    '/dish-art/plated/thyme-lemonade.webp',
    '/dish-art/plated/hibiscus-red.webp',
  ],
  popular: [
    '/dish-art/plated/thymely-burger.webp',
    '/dish-art/plated/baja-tacos.webp',
    '/dish-art/plated/saffron-paella.webp',
  ],
};
