import type { SampleDish } from './sample-dish.ts';

export const salads: SampleDish[] = [
  {
    _id: 'garden-bowl',
    name: 'Garden Bowl with Halloumi',
    recipe:
      'Grilled halloumi, beets, sweet corn and tender herbs over dressed greens, with toasted seeds.',
    price: 18,
  },
  {
    _id: 'watermelon-feta-mint',
    name: 'Watermelon, Feta & Mint',
    recipe:
      'Ice-cold watermelon, barrel-aged feta and torn mint, finished with lime and black pepper.',
    price: 9.5,
  },
  {
    _id: 'avocado-grapefruit',
    name: 'Avocado & Pink Grapefruit',
    recipe:
      'Ripe avocado and grapefruit segments on watercress, with crushed pistachios and chive oil.',
    price: 11.95,
  },
  {
    _id: 'orchard-caesar',
    name: 'Orchard Caesar',
    recipe: 'Romaine hearts, roasted apple, rye crumbs and a lemon-anchovy dressing.',
    price: 10.75,
  },
  {
    _id: 'falafel-tabbouleh',
    name: 'Falafel Tabbouleh',
    recipe:
      'Crispy green falafel on parsley-heavy tabbouleh, with whipped tahini and pickled turnip.',
    price: 12.25,
  },
  {
    _id: 'charred-broccoli',
    name: 'Charred Broccoli & Almond',
    recipe: 'Broccoli blistered over coals, with smoked almonds, red chili and preserved lemon.',
    price: 9.95,
  },
  {
    _id: 'heirloom-tomato',
    name: 'Heirloom Tomato & Basil',
    recipe:
      'Five kinds of tomatoes, salted early so the juices make the dressing. Grilled bread to mop it up.',
    price: 10.95,
  },
  {
    _id: 'roast-carrot-labneh',
    name: 'Roasted Carrot & Labneh',
    recipe:
      'Honey-roasted carrots on cool labneh, topped with cumin seeds, dill and crispy chickpeas.',
    price: 10.25,
  },
  {
    _id: 'smashed-cucumber',
    name: 'Smashed Cucumber & Sesame',
    recipe: 'Cracked cucumber in black vinegar and chili oil, under a snowfall of toasted sesame.',
    price: 7.95,
  },
  {
    _id: 'little-gem-wedge',
    name: 'Little Gem Wedge',
    recipe: 'Crunchy hearts with green goddess dressing, radishes and buttered sourdough crumbs.',
    price: 8.75,
  },
  {
    _id: 'warm-potato-dill',
    name: 'Warm New Potato & Dill',
    recipe:
      'Waxy potatoes dressed while hot in mustard vinaigrette, with capers, egg and plenty of dill.',
    price: 8.95,
  },
];
