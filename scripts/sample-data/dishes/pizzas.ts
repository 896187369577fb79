import type { SampleDish } from './sample-dish.ts';

export const pizzas: SampleDish[] = [
  {
    _id: 'ember-margherita',
    name: 'Ember Margherita',
    recipe: 'Stone-baked crust, San Marzano tomatoes, torn mozzarella and basil oil.',
    price: 12.5,
  },
  {
    _id: 'four-cheeses',
    name: 'Four Cheeses & Walnut',
    recipe:
      'A white pizza of taleggio, gorgonzola, fontina and parmesan, with walnuts and chestnut honey.',
    price: 14.95,
  },
  {
    _id: 'smoked-aubergine',
    name: 'Smoked Eggplant',
    recipe: 'Eggplant charred black and scooped soft, with garlic yogurt, pomegranate and mint.',
    price: 13.25,
  },
  {
    _id: 'garlic-prawn',
    name: 'Garlic Shrimp & Lemon',
    recipe: 'Sweet shrimp in garlic butter over slow-cooked leeks, with lemon zest and parsley.',
    price: 16.75,
  },
  {
    _id: 'pepperoni-hot-honey',
    name: 'Pepperoni & Hot Honey',
    recipe: 'Pepperoni crisped at the edges, fresh mozzarella and a drizzle of chili honey.',
    price: 14.5,
  },
  {
    _id: 'calabrian-fire',
    name: 'Calabrian Fire',
    recipe: 'Spicy nduja, fermented chilies and cool burrata. Hot first, creamy after.',
    price: 15.5,
  },
  {
    _id: 'spinach-calzone',
    name: 'Spinach & Ricotta Calzone',
    recipe: 'Folded and baked until it balloons, filled with lemony ricotta, spinach and nutmeg.',
    price: 13.75,
  },
  {
    _id: 'charred-pineapple',
    name: 'Charred Pineapple & Speck',
    recipe:
      'Pineapple caramelized on the grill, smoked speck and pickled jalapeño. It settles the argument.',
    price: 14.25,
  },
  {
    _id: 'pancetta-potato',
    name: 'Pancetta & Potato',
    recipe: 'Wafer-thin potato, smoky pancetta and rosemary cream on a blistered crust.',
    price: 13.95,
  },
  {
    _id: 'green-pepper-olive',
    name: 'Green Pepper & Olive',
    recipe:
      'Sweet bell peppers, Castelvetrano olives and oregano on a bright raw-tomato sauce. Fully vegan.',
    price: 12.95,
  },
  {
    _id: 'rosemary-bianca',
    name: 'Rosemary Bianca',
    recipe: 'The simplest thing we bake: warm flatbread, good olive oil, rosemary and flaky salt.',
    price: 8.5,
  },
];
