import type { SampleDish } from './sample-dish.ts';

export const popularDishes: SampleDish[] = [
  {
    _id: 'thymely-burger',
    name: 'The Thymely Burger',
    recipe: 'Aged beef, melted cheddar, thyme onions and pickles on a butter-toasted bun.',
    art: '1f354',
    price: 15.5,
  },
  {
    _id: 'sunday-ragu',
    name: 'Sunday Ragù Spaghetti',
    recipe:
      'Beef and pork simmered for six hours in tomato and red wine, tossed with fresh spaghetti.',
    art: '1f35d',
    price: 16.75,
  },
  {
    _id: 'fire-sesame-noodles',
    name: 'Fire & Sesame Noodles',
    recipe:
      'Hand-pulled noodles, tiger shrimp and roasted chili oil, with sesame and crispy shallots.',
    art: '1f35c',
    price: 18,
  },
  {
    _id: 'baja-tacos',
    name: 'Baja Fish Tacos',
    recipe:
      'Beer-battered cod, lime slaw and chipotle crema in warm corn tortillas. Three to a plate.',
    art: '1f32e',
    price: 13.5,
  },
  {
    _id: 'saffron-paella',
    name: 'Saffron Paella',
    recipe:
      'Bomba rice, mussels, beans and saffron stock, cooked in the pan until the bottom crackles.',
    art: '1f958',
    price: 21.5,
  },
  {
    _id: 'thyme-roast-chicken',
    name: 'Thyme-Roasted Chicken',
    recipe: 'Brined overnight, basted with thyme butter and served with its own lemon gravy.',
    art: '1f357',
    price: 17.25,
  },
  {
    _id: 'butternut-curry',
    name: 'Butternut & Coconut Curry',
    recipe: 'Golden squash in a fragrant coconut sauce, with jasmine rice and lime pickle.',
    art: '1f35b',
    price: 14.95,
  },
  {
    _id: 'buttermilk-pancakes',
    name: 'Buttermilk Pancake Stack',
    recipe:
      'Four thick pancakes, salted butter and dark maple syrup. Served all day, no questions asked.',
    art: '1f95e',
    price: 11.25,
  },
  {
    _id: 'coast-bento',
    name: 'Coast Bento',
    recipe:
      'Tempura shrimp, sesame greens and seasoned rice, packed neatly and meant to be shared.',
    art: '1f371',
    price: 19.5,
  },
  {
    _id: 'lamb-kofta-pitta',
    name: 'Lamb Kofta Pita',
    recipe: 'Charcoal-grilled lamb in puffy bread, with tahini, sumac onions and crisp lettuce.',
    art: '1f959',
    price: 13.95,
  },
  {
    _id: 'coal-rib-eye',
    name: 'Coal-Grilled Ribeye',
    recipe:
      'Beef aged for thirty days, cooked over embers and rested properly, with bone marrow butter.',
    art: '1f969',
    price: 24,
  },
];
