import type { SampleDish } from './sample-dish.ts';

export const pizzas: SampleDish[] = [
  {
    _id: 'ember-margherita',
    name: 'Ember Margherita',
    recipe: 'Stone-baked base, San Marzano tomatoes, torn mozzarella and basil oil.',
    art: '1f355',
    price: 12.5,
  },
  {
    _id: 'four-cheeses',
    name: 'Four Cheeses & Walnut',
    recipe:
      'Taleggio, gorgonzola, fontina and parmesan on white dough, with walnuts and chestnut honey.',
    art: '1f9c0',
    price: 14.95,
  },
  {
    _id: 'smoked-aubergine',
    name: 'Smoked Aubergine',
    recipe: 'Aubergine burnt black and scooped soft, with garlic yoghurt, pomegranate and mint.',
    art: '1f346',
    price: 13.25,
  },
  {
    _id: 'garlic-prawn',
    name: 'Garlic Prawn & Lemon',
    recipe: 'Sweet prawns in garlic butter over slow-cooked leeks, with lemon zest and parsley.',
    art: '1f990',
    price: 16.75,
  },
  {
    _id: 'pepperoni-hot-honey',
    name: 'Pepperoni & Hot Honey',
    recipe: 'Cupped pepperoni crisped at the edges, fior di latte and a drizzle of chilli honey.',
    art: '1f355',
    price: 14.5,
  },
  {
    _id: 'calabrian-fire',
    name: 'Calabrian Fire',
    recipe: 'Melting nduja, fermented chillies and cool burrata. Hot first, creamy after.',
    art: '1f336-fe0f',
    price: 15.5,
  },
  {
    _id: 'spinach-calzone',
    name: 'Spinach & Ricotta Calzone',
    recipe: 'Folded and baked until it balloons, filled with lemony ricotta, spinach and nutmeg.',
    art: '1f95f',
    price: 13.75,
  },
  {
    _id: 'charred-pineapple',
    name: 'Charred Pineapple & Speck',
    recipe:
      'Pineapple caramelised on the grill, smoked speck and pickled jalapeño. It settles the argument.',
    art: '1f34d',
    price: 14.25,
  },
  {
    _id: 'pancetta-potato',
    name: 'Pancetta & Potato',
    recipe: 'Wafer-thin potato, smoky pancetta and rosemary cream on a blistered base.',
    art: '1f953',
    price: 13.95,
  },
  {
    _id: 'green-pepper-olive',
    name: 'Green Pepper & Olive',
    recipe:
      'Sweet peppers, Nocellara olives and oregano on a bright raw-tomato sauce. Entirely vegan.',
    art: '1fad1',
    price: 12.95,
  },
  {
    _id: 'rosemary-bianca',
    name: 'Rosemary Bianca',
    recipe: 'The plainest thing we bake: warm flatbread, good olive oil, rosemary and flaky salt.',
    art: '1fad3',
    price: 8.5,
  },
];
