import type { SampleDish } from './sample-dish.ts';

export const popularDishes: SampleDish[] = [
  {
    _id: 'thymely-burger',
    name: 'The Thymely Burger',
    recipe: 'Aged beef, melted cheddar, thyme onions and pickles in a butter-toasted bun.',
    art: '1f354',
    price: 15.5,
  },
  {
    _id: 'sunday-ragu',
    name: 'Sunday Ragù Spaghetti',
    recipe:
      'Beef and pork simmered for six hours in tomato and red wine, tossed through fresh spaghetti.',
    art: '1f35d',
    price: 16.75,
  },
  {
    _id: 'fire-sesame-noodles',
    name: 'Fire & Sesame Noodles',
    recipe:
      'Hand-pulled noodles, tiger prawns and roasted chilli oil, with sesame and crisp shallots.',
    art: '1f35c',
    price: 18,
  },
  {
    _id: 'baja-tacos',
    name: 'Baja Fish Tacos',
    recipe:
      'Beer-battered hake, lime slaw and chipotle cream in warm corn tortillas. Three to a plate.',
    art: '1f32e',
    price: 13.5,
  },
  {
    _id: 'saffron-paella',
    name: 'Saffron Paella',
    recipe:
      'Bomba rice, mussels, beans and saffron stock, cooked in the pan until the base crackles.',
    art: '1f958',
    price: 21.5,
  },
  {
    _id: 'thyme-roast-chicken',
    name: 'Thyme-Roast Chicken',
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
      'Four thick pancakes, salted butter and dark maple syrup. Served all day, no questions.',
    art: '1f95e',
    price: 11.25,
  },
  {
    _id: 'coast-bento',
    name: 'Coast Bento',
    recipe:
      'Tempura prawns, sesame greens and seasoned rice, packed neatly and meant to be shared.',
    art: '1f371',
    price: 19.5,
  },
  {
    _id: 'lamb-kofta-pitta',
    name: 'Lamb Kofta Pitta',
    recipe: 'Charcoal-grilled lamb in puffed bread, with tahini, sumac onion and crisp leaves.',
    art: '1f959',
    price: 13.95,
  },
  {
    _id: 'coal-rib-eye',
    name: 'Coal-Grilled Rib-Eye',
    recipe: 'Thirty-day beef cooked over embers and rested properly, with bone-marrow butter.',
    art: '1f969',
    price: 24,
  },
];
