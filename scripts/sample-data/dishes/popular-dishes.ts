import type { SampleDish } from './sample-dish.ts';

export const popularDishes: SampleDish[] = [
  {
    _id: 'thymely-burger',
    name: 'The Thymely Burger',
    recipe: 'Aged beef, melted cheddar, thyme onions and pickles on a butter-toasted bun.',
    price: 15.5,
  },
  {
    _id: 'sunday-ragu',
    name: 'Sunday Ragù Spaghetti',
    recipe:
      'Beef and pork simmered for six hours in tomato and red wine, tossed with fresh spaghetti.',
    price: 16.75,
  },
  {
    _id: 'fire-sesame-noodles',
    name: 'Fire & Sesame Noodles',
    recipe:
      'Hand-pulled noodles, tiger shrimp and roasted chili oil, with sesame and crispy shallots.',
    price: 18,
  },
  {
    _id: 'baja-tacos',
    name: 'Baja Fish Tacos',
    recipe:
      'Beer-battered cod, lime slaw and chipotle crema in warm corn tortillas. Three to a plate.',
    price: 13.5,
  },
  {
    _id: 'saffron-paella',
    name: 'Saffron Paella',
    recipe:
      'Bomba rice, mussels, beans and saffron stock, cooked in the pan until the bottom crackles.',
    price: 21.5,
  },
  {
    _id: 'thyme-roast-chicken',
    name: 'Thyme-Roasted Chicken',
    recipe: 'Brined overnight, basted with thyme butter and served with its own lemon gravy.',
    price: 17.25,
  },
  {
    _id: 'butternut-curry',
    name: 'Butternut & Coconut Curry',
    recipe: 'Golden squash in a fragrant coconut sauce, with jasmine rice and lime pickle.',
    price: 14.95,
  },
  {
    _id: 'buttermilk-pancakes',
    name: 'Buttermilk Pancake Stack',
    recipe:
      'Four thick pancakes, salted butter and dark maple syrup. Served all day, no questions asked.',
    price: 11.25,
  },
  {
    _id: 'coast-bento',
    name: 'Coast Bento',
    recipe:
      'Tempura shrimp, sesame greens and seasoned rice, packed neatly and meant to be shared.',
    price: 19.5,
  },
  {
    _id: 'lamb-kofta-pitta',
    name: 'Lamb Kofta Pita',
    recipe: 'Charcoal-grilled lamb in puffy bread, with tahini, sumac onions and crisp lettuce.',
    price: 13.95,
  },
  {
    _id: 'coal-rib-eye',
    name: 'Coal-Grilled Ribeye',
    recipe:
      'Beef aged for thirty days, cooked over embers and rested properly, with bone marrow butter.',
    price: 24,
  },
];
