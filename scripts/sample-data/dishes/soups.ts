import type { SampleDish } from './sample-dish.ts';

export const soups: SampleDish[] = [
  {
    _id: 'hearth-minestrone',
    name: 'Hearth Minestrone',
    recipe: 'Slow-cooked beans, winter greens and a parmesan rind, with toasted sourdough.',
    price: 9.25,
  },
  {
    _id: 'roast-tomato-basil',
    name: 'Roasted Tomato & Basil',
    recipe:
      'Vine-ripened tomatoes roasted until they slump, blended with sweet onion and a fistful of basil.',
    price: 7.5,
  },
  {
    _id: 'lobster-bisque',
    name: 'Lobster Bisque',
    recipe:
      'Shells roasted with brandy and tarragon, strained to velvet and poured over sweet claw meat.',
    price: 17.5,
  },
  {
    _id: 'midnight-miso',
    name: 'Midnight Miso Noodles',
    recipe: 'Dark miso broth, springy wheat noodles, soft egg and greens. Best eaten noisily.',
    price: 12.75,
  },
  {
    _id: 'sweetcorn-chowder',
    name: 'Charred Corn Chowder',
    recipe: 'Corn charred on the cob, potatoes and smoked paprika cream, with a squeeze of lime.',
    price: 8.95,
  },
  {
    _id: 'spring-pea-mint',
    name: 'Spring Pea & Mint',
    recipe:
      'Peas barely cooked so they stay bright green, with mint oil and a spoonful of fresh goat cheese.',
    price: 7.95,
  },
  {
    _id: 'dumpling-broth',
    name: 'Dumpling Broth',
    recipe: 'Pork and chive dumplings in a clear ginger broth, with black vinegar on the side.',
    price: 11.5,
  },
  {
    _id: 'coconut-lentil',
    name: 'Coconut & Red Lentil',
    recipe:
      'Red lentils simmered in coconut milk, finished with sizzling mustard seeds and curry leaves.',
    price: 8.5,
  },
  {
    _id: 'onion-gruyere',
    name: 'Onion & Gruyère',
    recipe: 'Deeply caramelized onions in cider broth, under a lid of toast and melted Gruyère.',
    price: 9.75,
  },
  {
    _id: 'beef-barley',
    name: 'Beef Shank & Barley',
    recipe: 'Beef shank braised overnight in ale, with pearl barley, carrots and horseradish.',
    price: 11.95,
  },
  {
    _id: 'chicken-orzo',
    name: 'Lemon Chicken & Orzo',
    recipe:
      'Golden chicken broth thickened with egg and lemon, with orzo and tender shredded thigh meat.',
    price: 9.95,
  },
];
