import type { SampleDish } from './sample-dish.ts';

export const drinks: SampleDish[] = [
  {
    _id: 'blood-orange-cooler',
    name: 'Blood Orange Cooler',
    recipe: 'Blood orange and passion fruit over crushed ice, topped with club soda and lime.',
    price: 6.5,
  },
  {
    _id: 'thyme-lemonade',
    name: 'Thyme Lemonade',
    recipe: 'Our signature: cloudy lemonade sweetened with thyme honey, made fresh each morning.',
    price: 4.95,
  },
  {
    _id: 'brown-sugar-bubble-tea',
    name: 'Brown Sugar Bubble Tea',
    recipe: 'Assam tea shaken with milk and warm brown-sugar boba. Ask for oat milk if you like.',
    price: 6.25,
    sizes: [
      { id: 'regular', name: 'Regular', cents: 625 },
      { id: 'large', name: 'Large', cents: 775 },
    ],
  },
  {
    _id: 'cucumber-no-gin',
    name: 'Cucumber No-Gin Martini',
    recipe:
      'Juniper, cucumber and elderflower stirred very cold, with an olive. No alcohol, all ceremony.',
    price: 7.95,
  },
  {
    _id: 'fresh-mint-tea',
    name: 'Fresh Mint Tea',
    recipe: 'A generous handful of garden mint steeped in hot water, with honey if you like.',
    price: 3.95,
  },
  {
    _id: 'hibiscus-red',
    name: 'Hibiscus & Black Currant Red',
    recipe: 'Steeped hibiscus, black currant and oak, poured like wine but without the alcohol.',
    price: 6.95,
  },
  {
    _id: 'cherry-vanilla-soda',
    name: 'Cherry Vanilla Soda',
    recipe: 'House cherry syrup and vanilla bean, poured tall over ice with plenty of fizz.',
    price: 4.5,
  },
  {
    _id: 'slow-brew-coffee',
    name: 'Slow-Brew Coffee',
    recipe: 'Single-origin beans from a small roaster, brewed by hand. Refills are on us.',
    price: 3.75,
  },
  {
    _id: 'pot-of-darjeeling',
    name: 'Pot of Darjeeling',
    recipe: 'First-flush leaves in a proper pot, enough for two cups and a conversation.',
    price: 5.75,
  },
  {
    _id: 'orchard-apple-press',
    name: 'Orchard Apple Press',
    recipe: 'Three heirloom apple varieties, pressed unfiltered and bottled with nothing added.',
    price: 4.25,
  },
  {
    _id: 'grapefruit-mate',
    name: 'Grapefruit Maté',
    recipe: 'Cold-steeped yerba maté with pink grapefruit: bright, grassy and wide awake.',
    price: 5.25,
  },
];
