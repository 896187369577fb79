import type { SampleDish } from './sample-dish.ts';

export const salads: SampleDish[] = [
  {
    _id: 'garden-bowl',
    name: 'Garden Bowl with Halloumi',
    recipe:
      'Grilled halloumi, beets, sweetcorn and soft herbs over dressed greens, with toasted seeds.',
    art: '1f957',
    price: 18,
  },
  {
    _id: 'watermelon-feta-mint',
    name: 'Watermelon, Feta & Mint',
    recipe:
      'Ice-cold watermelon, barrel-aged feta and torn mint, finished with lime and black pepper.',
    art: '1f349',
    price: 9.5,
  },
  {
    _id: 'avocado-grapefruit',
    name: 'Avocado & Pink Grapefruit',
    recipe:
      'Ripe avocado and grapefruit segments on watercress, with crushed pistachio and chive oil.',
    art: '1f951',
    price: 11.95,
  },
  {
    _id: 'orchard-caesar',
    name: 'Orchard Caesar',
    recipe: 'Romaine hearts, roast apple, rye crumbs and a lemon-anchovy dressing.',
    art: '1f957',
    price: 10.75,
  },
  {
    _id: 'falafel-tabbouleh',
    name: 'Falafel Tabbouleh',
    recipe:
      'Crisp green falafel on parsley-heavy tabbouleh, with whipped tahini and pickled turnip.',
    art: '1f9c6',
    price: 12.25,
  },
  {
    _id: 'charred-broccoli',
    name: 'Charred Broccoli & Almond',
    recipe: 'Broccoli blistered over coals, with smoked almonds, red chilli and preserved lemon.',
    art: '1f966',
    price: 9.95,
  },
  {
    _id: 'heirloom-tomato',
    name: 'Heirloom Tomato & Basil',
    recipe:
      'Five kinds of tomato, salted early so the juices make the dressing. Grilled bread to mop up.',
    art: '1f345',
    price: 10.95,
  },
  {
    _id: 'roast-carrot-labneh',
    name: 'Roast Carrot & Labneh',
    recipe:
      'Honey-roast carrots on cool labneh, scattered with cumin seed, dill and crisp chickpeas.',
    art: '1f955',
    price: 10.25,
  },
  {
    _id: 'smashed-cucumber',
    name: 'Smashed Cucumber & Sesame',
    recipe: 'Cracked cucumber in black vinegar and chilli oil, under a snowfall of toasted sesame.',
    art: '1f952',
    price: 7.95,
  },
  {
    _id: 'little-gem-wedge',
    name: 'Little Gem Wedge',
    recipe: 'Crunchy hearts with a green goddess dressing, radish and buttered sourdough crumbs.',
    art: '1f96c',
    price: 8.75,
  },
  {
    _id: 'warm-potato-dill',
    name: 'Warm New Potato & Dill',
    recipe:
      'Waxy potatoes dressed while hot in mustard vinaigrette, with capers, egg and plenty of dill.',
    art: '1f954',
    price: 8.95,
  },
];
