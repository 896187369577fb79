/**
 * What lies on each sample dish's plate, by the dish's ID: chosen by hand from its recipe, so that
 * each looks like what it is and no two look alike. Decoration: it declares no allergen.
 */
import type { VesselName } from '../../brands/category-rules.ts';
import type { Plate, Serving } from './plate.ts';

type Of = Serving['of'];
const some = (of: Of, count: number, size: number, turn?: number): Serving => ({
  of,
  count,
  size,
  ...(turn !== undefined && { turn }),
});
const one = (of: Of, size: number, x = 0, y = 0, turn = 0): Serving => ({
  of,
  count: 1,
  size,
  turn,
  at: [[x, y]],
});

const red = { kind: 'pizza', sauce: '#c7361f', cheese: '#f6bd4b' } as const;
const white = { kind: 'pizza', sauce: '#f3e3c0', cheese: '#f8e8bd', lumps: '#fffaf0' } as const;

/** Where a dish without a plate of its own is served. */
export const vesselOf: Record<VesselName, Plate['vessel']> = {
  salad: { kind: 'salad' },
  pizza: red,
  soup: { kind: 'soup', broth: '#e9a24a' },
  dessert: { kind: 'plate', rim: '#f0cfd6' },
  drinks: { kind: 'plate', rim: '#cfe3ea' },
  popular: { kind: 'plate' },
};

export const plates: Record<string, Plate> = {
  // --- Pizza -----------------------------------------------------------------------------------
  'ember-margherita': {
    vessel: { ...red, cheese: '#e8602f' },
    servings: [
      some('mozzarella', 7, 38),
      some('tomatoHalf', 4, 30),
      some('basil', 7, 28),
      some('basilOil', 6, 8),
    ],
  },
  'four-cheeses': {
    vessel: white,
    servings: [
      some('1f9c0', 4, 50, 30),
      some('blueCheese', 6, 22),
      some('walnut', 7, 25),
      some('parmesan', 5, 15),
      some('honey', 4, 34),
    ],
  },
  'smoked-aubergine': {
    vessel: { ...red, cheese: '#e9c48a', lumps: '#f7e6c4' },
    servings: [
      some('eggplantSlice', 8, 40),
      some('yogurt', 5, 24),
      some('pomegranate', 16, 10),
      some('mint', 7, 20),
    ],
  },
  'garlic-prawn': {
    vessel: white,
    servings: [
      some('1f990', 6, 52),
      some('leek', 8, 17),
      some('lemon', 4, 30),
      some('parsley', 8, 15),
    ],
  },
  'pepperoni-hot-honey': {
    vessel: red,
    servings: [
      some('pepperoni', 11, 38),
      some('mozzarella', 3, 24),
      some('honey', 6, 38),
      some('chiliRing', 7, 9),
    ],
  },
  'calabrian-fire': {
    vessel: { ...red, cheese: '#d9482a', lumps: '#f08a4b' },
    servings: [
      one('burrata', 62),
      some('nduja', 11, 19),
      some('1f336-fe0f', 5, 46),
      some('basil', 4, 18),
    ],
  },
  'spinach-calzone': {
    vessel: { kind: 'plate', rim: '#d9d2c2' },
    servings: [
      one('1f95f', 178, 0, -2),
      some('spinach', 5, 34),
      one('lemon', 38, 62, 52),
      some('parmesan', 6, 12),
    ],
  },
  'charred-pineapple': {
    vessel: red,
    servings: [some('pineapple', 8, 34), some('speck', 7, 34), some('jalapeno', 7, 19)],
  },
  'pancetta-potato': {
    vessel: white,
    servings: [some('potatoSlice', 13, 33), some('1f953', 5, 44), some('rosemary', 8, 26)],
  },
  'green-pepper-olive': {
    vessel: { ...red, cheese: '#d94a2b', lumps: '#e66a45' },
    servings: [
      some('1fad1', 2, 44, 40),
      some('greenPepperRing', 6, 42),
      some('yellowPepperRing', 4, 38),
      some('blackOlive', 4, 20),
      some('olive', 7, 21),
      some('herbs', 8, 13),
    ],
  },
  'rosemary-bianca': {
    vessel: { ...white, sauce: '#edc684', cheese: '#f6d9a0', lumps: '#fbe8c0' },
    servings: [some('rosemary', 12, 38), some('salt', 18, 7), some('oilDrop', 12, 11)],
  },

  // --- Salad -----------------------------------------------------------------------------------
  'garden-bowl': {
    vessel: { kind: 'salad' },
    servings: [
      some('halloumi', 5, 38),
      some('beetSlice', 6, 30),
      some('corn', 14, 12),
      some('pumpkinSeed', 12, 9),
      some('dill', 4, 22),
    ],
  },
  'watermelon-feta-mint': {
    vessel: { kind: 'salad' },
    servings: [
      some('1f349', 7, 50),
      some('feta', 9, 20),
      some('mint', 8, 22),
      some('lime', 2, 28),
      some('pepper', 9, 4),
    ],
  },
  'avocado-grapefruit': {
    vessel: { kind: 'salad' },
    servings: [
      some('1f951', 4, 58, 70),
      some('grapefruit', 5, 42),
      some('pistachio', 11, 11),
      some('chive', 5, 20),
    ],
  },
  'orchard-caesar': {
    vessel: { kind: 'salad' },
    servings: [
      some('1f96c', 3, 54),
      some('apple', 7, 32),
      some('crouton', 9, 20),
      some('anchovy', 4, 34),
      some('whiteSauce', 4, 40),
    ],
  },
  'falafel-tabbouleh': {
    vessel: { kind: 'salad', bed: 'grain' },
    servings: [
      some('1f9c6', 3, 64, 20),
      some('turnip', 7, 27),
      some('tomatoSlice', 5, 22),
      some('whiteSauce', 5, 42),
      some('mint', 5, 19),
    ],
  },
  'charred-broccoli': {
    vessel: { kind: 'salad', bed: 'bare' },
    servings: [
      some('1f966', 7, 54, 60),
      some('almond', 9, 18),
      some('chiliRing', 9, 13),
      some('lemon', 3, 26),
    ],
  },
  'heirloom-tomato': {
    vessel: { kind: 'salad', bed: 'bare' },
    servings: [
      some('tomatoSlice', 6, 46),
      some('yellowTomato', 5, 38),
      some('tomatoHalf', 4, 32),
      some('1f345', 2, 38, 25),
      some('crouton', 4, 26),
      some('basil', 8, 23),
    ],
  },
  'roast-carrot-labneh': {
    vessel: { kind: 'salad', bed: 'yogurt' },
    servings: [
      some('1f955', 5, 58),
      some('carrotSlice', 6, 24),
      some('chickpea', 10, 14),
      some('cumin', 12, 7),
      some('dill', 6, 24),
    ],
  },
  'smashed-cucumber': {
    vessel: { kind: 'salad', bed: 'bare' },
    servings: [
      some('1f952', 3, 52),
      some('cucumberSlice', 13, 31),
      some('chiliOil', 9, 11),
      some('sesame', 26, 6),
      some('blackSesame', 10, 6),
      some('chiliRing', 5, 11),
    ],
  },
  'little-gem-wedge': {
    vessel: { kind: 'salad', bed: 'bare' },
    servings: [
      some('lettuce', 9, 56),
      some('greenSauce', 5, 48),
      some('radishSlice', 10, 23),
      some('crumbs', 7, 20),
    ],
  },
  'warm-potato-dill': {
    vessel: { kind: 'salad', bed: 'yogurt' },
    servings: [
      some('potatoSlice', 11, 38),
      some('eggHalf', 4, 36),
      some('caper', 12, 9),
      some('dill', 9, 27),
    ],
  },

  // --- Soup ------------------------------------------------------------------------------------
  'hearth-minestrone': {
    vessel: { kind: 'soup', broth: '#c9572b' },
    servings: [
      some('whiteBean', 9, 18),
      some('spinach', 5, 30),
      some('carrotSlice', 6, 20),
      some('zucchini', 5, 20),
      some('crouton', 3, 26),
      some('parmesan', 5, 13),
    ],
  },
  'roast-tomato-basil': {
    vessel: { kind: 'soup', broth: '#d8432a', swirl: '#ffe3d0' },
    servings: [some('tomatoHalf', 3, 30), some('basil', 6, 27), some('basilOil', 8, 8)],
  },
  'lobster-bisque': {
    vessel: { kind: 'soup', broth: '#e08a5c', swirl: '#fff0e0' },
    servings: [one('1f99e', 92, 0, -4), some('chive', 6, 17), some('thyme', 3, 22)],
  },
  'midnight-miso': {
    vessel: { kind: 'soup', broth: '#5b3a22', rim: '#b9b2a8' },
    servings: [
      ...noodles(),
      one('eggHalf', 46, -30, -26),
      one('eggHalf', 46, 6, -42),
      one('1f365', 38, 40, -14),
      some('spinach', 4, 30),
      some('chive', 6, 17),
      some('sesame', 12, 6),
    ],
  },
  'sweetcorn-chowder': {
    vessel: { kind: 'soup', broth: '#f3cd6a', swirl: '#fff6dc' },
    servings: [
      some('1f33d', 3, 50, 40),
      some('corn', 16, 12),
      some('potatoSlice', 4, 21),
      some('spice', 6, 14),
      one('lime', 30, 42, 30),
    ],
  },
  'spring-pea-mint': {
    vessel: { kind: 'soup', broth: '#7fb84a', swirl: '#cfeaa0' },
    servings: [
      one('goatCheese', 40),
      some('1fadb', 3, 42),
      some('pea', 12, 12),
      some('mint', 6, 24),
    ],
  },
  'dumpling-broth': {
    vessel: { kind: 'soup', broth: '#e2b76b' },
    servings: [
      some('1f95f', 5, 54, 50),
      some('chive', 9, 18),
      some('1fada', 2, 28),
      some('chiliOil', 6, 7),
    ],
  },
  'coconut-lentil': {
    vessel: { kind: 'soup', broth: '#e9842f', swirl: '#fff4e2' },
    servings: [
      one('1f965', 52, 30, -22),
      some('lentil', 16, 10),
      some('mustardSeed', 14, 5),
      some('bay', 6, 24),
    ],
  },
  'onion-gruyere': {
    vessel: { kind: 'soup', broth: '#7c4a1f', rim: '#c9b79c' },
    servings: [
      some('caramelOnion', 16, 32),
      one('toast', 74, -24, -14),
      one('toast', 66, 26, 22),
      some('thyme', 4, 24),
    ],
  },
  'beef-barley': {
    vessel: { kind: 'soup', broth: '#8a4f26' },
    servings: [
      some('beefChunk', 7, 32),
      some('carrotSlice', 7, 23),
      some('barley', 22, 9),
      some('parsley', 6, 14),
    ],
  },
  'chicken-orzo': {
    vessel: { kind: 'soup', broth: '#f2ce5c', swirl: '#fff3bf' },
    servings: [
      some('shreds', 8, 34),
      some('orzo', 22, 10),
      some('lemon', 3, 30),
      some('carrotSlice', 3, 17),
      some('dill', 5, 22),
    ],
  },

  // --- Popular ---------------------------------------------------------------------------------
  'thymely-burger': {
    vessel: { kind: 'plate' },
    servings: [
      some('lettuce', 5, 46),
      one('1f354', 156, 0, -4),
      some('thyme', 3, 26),
      one('cucumberSlice', 26, 62, 46),
      one('cucumberSlice', 24, 46, 62),
    ],
  },
  'sunday-ragu': {
    vessel: { kind: 'plate', bed: 'noodles' },
    servings: [
      one('redSauce', 84),
      some('nduja', 9, 17),
      one('1f345', 30, -34, -36),
      some('parmesan', 7, 12),
      some('basil', 4, 27),
    ],
  },
  'fire-sesame-noodles': {
    vessel: { kind: 'soup', broth: '#b8371f', rim: '#c9c0b4' },
    servings: [
      ...noodles(),
      some('1f364', 3, 48),
      some('1f336-fe0f', 2, 40),
      some('shallot', 5, 22),
      some('sesame', 18, 6),
      some('chive', 6, 16),
    ],
  },
  'baja-tacos': {
    vessel: { kind: 'plate' },
    servings: [
      one('1f32e', 84, -34, -30, 8),
      one('1f32e', 84, 36, -22, 8),
      one('1f32e', 84, -2, 36, 8),
      one('lime', 28, 58, 48),
      one('lime', 26, -58, 42),
      some('pinkSauce', 3, 30),
    ],
  },
  'saffron-paella': {
    vessel: { kind: 'plate', bed: 'pan' },
    servings: [
      some('1f990', 3, 48),
      some('shell', 6, 32),
      some('greenBean', 7, 28),
      some('redPepperRing', 3, 22),
      some('pea', 9, 9),
      one('lemon', 34, 30, 40),
    ],
  },
  'thyme-roast-chicken': {
    vessel: { kind: 'plate' },
    servings: [
      some('potatoSlice', 4, 30),
      one('1f357', 138, -2, -10, 0),
      one('lemon', 36, -52, 44),
      one('lemon', 34, 54, 48),
      some('thyme', 7, 32),
    ],
  },
  'butternut-curry': {
    vessel: { kind: 'plate', bed: 'curry' },
    servings: [
      one('squash', 38, 34, -40),
      one('squash', 36, 58, 2),
      one('squash', 38, 26, 46),
      one('squash', 30, 18, 4),
      one('1f965', 40, -50, 36),
      some('mint', 5, 22),
      some('chiliRing', 5, 12),
      one('lime', 28, -44, -40),
    ],
  },
  'buttermilk-pancakes': {
    vessel: { kind: 'plate', rim: '#d5e2ea' },
    servings: [one('1f95e', 158, 0, -2), some('caramel', 5, 13), some('blueberry', 6, 17)],
  },
  'coast-bento': {
    vessel: { kind: 'plate', rim: '#cfc6b4' },
    servings: [
      one('1f371', 152, 0, -2),
      one('1f364', 46, -58, 50, 20),
      one('1f364', 46, 58, 52, 20),
      some('sesame', 14, 7),
      some('mint', 3, 20),
    ],
  },
  'lamb-kofta-pitta': {
    vessel: { kind: 'plate' },
    servings: [
      some('lettuce', 5, 44),
      one('1f959', 146, 0, -6),
      some('redOnion', 5, 24),
      some('sumac', 6, 16),
      some('whiteSauce', 3, 32),
    ],
  },
  'coal-rib-eye': {
    vessel: { kind: 'plate', rim: '#c9c4bb', well: '#ece7dd' },
    servings: [
      one('steak', 146, -2, -8, 8),
      one('1f9c8', 44, 6, -14),
      one('rosemary', 46, 56, -44),
      one('rosemary', 42, 66, -20),
      one('1f9c4', 38, -56, 54),
      one('tomatoHalf', 32, 54, 52),
      one('tomatoHalf', 28, 28, 68),
      some('salt', 12, 6),
    ],
  },

  // --- Dessert ---------------------------------------------------------------------------------
  'strawberry-layer-cake': {
    vessel: { kind: 'plate', rim: '#f0cfd6' },
    servings: [
      one('1f370', 142, 0, -8),
      one('1f353', 40, -60, 46, 20),
      one('1f353', 36, 60, 50, 20),
      some('cream', 3, 22),
      one('mint', 22, 40, 62),
    ],
  },
  'three-scoop-sundae': {
    vessel: { kind: 'coupe', colors: ['#fff3d6', '#6b3f2a', '#f49ab0'] },
    servings: [one('1f352', 52, 4, -96, 0), some('crumbs', 3, 14), some('chocolate', 6, 8)],
  },
  'burnt-caramel-custard': {
    vessel: { kind: 'plate', rim: '#e6d6b8' },
    servings: [one('caramel', 176, 0, 22), one('1f36e', 148, 0, -6), some('caramel', 6, 14)],
  },
  'cardamom-doughnut': {
    vessel: { kind: 'plate' },
    servings: [one('1f369', 146, 0, -4), some('chocolate', 9, 12), some('pistachio', 8, 9)],
  },
  'buttermilk-waffle': {
    vessel: { kind: 'plate', rim: '#d5e2ea' },
    servings: [
      one('1f9c7', 158, 0, -2),
      some('raspberry', 5, 19),
      one('caramel', 26, 56, 40),
      some('mint', 2, 20),
    ],
  },
  'raspberry-cupcake': {
    vessel: { kind: 'plate', rim: '#f0cfd6' },
    servings: [one('1f9c1', 142, 0, -10), some('raspberry', 7, 20), one('mint', 20, 54, 54)],
  },
  'apple-pie': {
    vessel: { kind: 'plate', rim: '#e6d6b8' },
    servings: [
      one('yogurt', 150, 4, 14),
      one('1f967', 142, 0, -6),
      some('greenApple', 5, 30),
      one('1f34f', 42, 60, 46),
      some('spice', 4, 16),
    ],
  },
  'watermelon-granita': {
    vessel: { kind: 'coupe', colors: ['#f8889c', '#fba7b5', '#f3677f'] },
    servings: [
      one('1f349', 66, 40, -78, 12),
      one('lime', 40, -48, -66),
      some('salt', 14, 8),
      one('mint', 28, -6, -96),
    ],
  },
  'brown-butter-cookie': {
    vessel: { kind: 'plate' },
    servings: [one('1f36a', 168), some('salt', 12, 6), some('chocolate', 5, 15)],
  },
  'bitter-chocolate-slab': {
    vessel: { kind: 'plate', rim: '#d8cfc4' },
    servings: [
      one('1f36b', 132, -6, -8),
      one('cream', 48, 52, 38),
      some('hazelnut', 6, 19),
      some('chocolate', 6, 10),
    ],
  },
  'vanilla-soft-serve': {
    vessel: { kind: 'plate', rim: '#f1e3c4' },
    servings: [one('1f366', 172, 0, -4), some('crumbs', 6, 16), some('honey', 2, 26)],
  },

  // --- Drinks ----------------------------------------------------------------------------------
  'blood-orange-cooler': {
    vessel: { kind: 'glass', top: '#ffb054', bottom: '#d9283c' },
    servings: [
      some('ice', 4, 30),
      one('bloodOrange', 62, 40, -96),
      some('bubble', 7, 8),
      one('mint', 30, -26, -106),
    ],
  },
  'thyme-lemonade': {
    vessel: { kind: 'glass', top: '#fff3a6', bottom: '#ffd84a' },
    servings: [
      some('ice', 3, 30),
      one('lemon', 42, -6, 30),
      one('1f34b', 58, 44, -92),
      one('thyme', 62, -22, -92, 20),
    ],
  },
  'brown-sugar-bubble-tea': {
    vessel: { kind: 'glass', top: '#f0d2a6', bottom: '#b07a4c', foam: '#fff6e8' },
    servings: tapioca(),
  },
  'cucumber-no-gin': {
    vessel: { kind: 'coupe', shape: 'cocktail', colors: ['#dff0c6', '#effae0'] },
    servings: [
      one('cucumberSlice', 56, 66, -80),
      one('1fad2', 40, -10, -36),
      one('dill', 34, 26, -88),
    ],
  },
  'fresh-mint-tea': {
    vessel: { kind: 'glass', shape: 'tumbler', top: '#dfe79a', bottom: '#b9c24e' },
    servings: [some('mint', 9, 38), one('1f36f', 52, 58, 70)],
  },
  'hibiscus-red': {
    vessel: { kind: 'coupe', shape: 'wine', colors: ['#8d1238', '#b32450'] },
    servings: [one('1f33a', 62, 50, -88), some('blueberry', 4, 16), some('bubble', 4, 7)],
  },
  'cherry-vanilla-soda': {
    vessel: { kind: 'glass', top: '#ffc2cf', bottom: '#c2183f', foam: '#fff1f3' },
    servings: [one('1f352', 62, 34, -100), some('ice', 4, 28), some('bubble', 10, 8)],
  },
  'slow-brew-coffee': {
    vessel: { kind: 'plate', rim: '#d8cfc4' },
    servings: [one('2615', 150, 0, -8), some('chocolate', 7, 11)],
  },
  'pot-of-darjeeling': {
    vessel: { kind: 'plate', rim: '#cfdccb' },
    servings: [one('1fad6', 150, 0, -6), some('bay', 5, 24), one('lemon', 34, 58, 54)],
  },
  'orchard-apple-press': {
    vessel: { kind: 'glass', shape: 'tumbler', top: '#f5c65a', bottom: '#cf8a1d' },
    servings: [
      some('ice', 2, 30),
      some('apple', 3, 38),
      one('1f34e', 62, 58, 66),
      one('1f34f', 54, -58, 72),
    ],
  },
  'grapefruit-mate': {
    vessel: { kind: 'glass', top: '#ffd0b8', bottom: '#e8705f' },
    servings: [
      some('ice', 3, 30),
      one('grapefruit', 66, 42, -92),
      one('bay', 40, -24, -100, 30),
      one('grapefruit', 44, -4, 34),
      one('1f9c9', 52, -56, 76),
    ],
  },
};

/** A nest of noodles in a bowl. */
function noodles(): Serving[] {
  return [some('shreds', 16, 44)];
}

/** Pearls lie on the bottom. */
function tapioca(): Serving[] {
  const at = [
    [-26, 84],
    [-12, 90],
    [3, 86],
    [18, 90],
    [29, 82],
    [-20, 70],
    [-4, 72],
    [12, 74],
    [25, 66],
    [-30, 68],
    [2, 60],
  ] as const;
  return [{ of: 'tapioca', count: at.length, size: 17, at }, some('ice', 3, 26)];
}
