/**
 * What is cut, torn, scattered or drizzled: drawn here, because the drawings of the package show
 * whole ingredients only. Each piece lies within a circle of radius 10 around 0, 0.
 */

type Piece = () => string;

const ring = (outer: string, inner: string, core = '') =>
  `<circle r="9.5" fill="${outer}"/><circle r="7.6" fill="${inner}"/>${core}`;

/** Seen in a slice of citrus: segments like the spokes of a wheel. */
function citrus(peel: string, pith: string, flesh: string): Piece {
  const spokes = [0, 45, 90, 135]
    .map(
      (turn) =>
        `<rect x="-7" y="-.45" width="14" height=".9" fill="${pith}" transform="rotate(${turn})"/>`,
    )
    .join('');
  return () =>
    `<circle r="9.6" fill="${peel}"/><circle r="8.3" fill="${pith}"/><circle r="7.2" fill="${flesh}"/>${spokes}<circle r="1.1" fill="${pith}"/>`;
}

function leaf(fill: string, vein: string): Piece {
  return () =>
    `<path d="M0-9.5C6.5-6 6.5 4 0 9.5-6.5 4-6.5-6 0-9.5Z" fill="${fill}"/><path d="M0-7V8M0-2 3-4.5M0 2 3.4-.5M0 0-3-2.5M0 4-3.2 1.5" stroke="${vein}" stroke-width=".8" fill="none"/>`;
}

/** A stalk with needles or small leaves on both sides. */
function sprig(stalk: string, needle: string, length: number): Piece {
  const needles = [-7, -4, -1, 2, 5]
    .map((y) => `<path d="M0 ${y}l-${length}-2.4M0 ${y}l${length}-2.4" stroke="${needle}"/>`)
    .join('');
  return () =>
    `<g stroke-width="1.5" stroke-linecap="round" fill="none"><path d="M0 9.5V-9" stroke="${stalk}"/>${needles}</g>`;
}

function crumb(fill: string, shade: string): Piece {
  return () =>
    `<path d="M-8-3-2-8.5 6-6 9 2 3 8.5-5 7Z" fill="${fill}"/><path d="M-8-3-2-8.5 1-1-3 4Z" fill="#fff" opacity=".28"/><path d="M9 2 3 8.5-5 7 1 2Z" fill="${shade}"/>`;
}

function drop(fill: string): Piece {
  return () =>
    `<ellipse rx="8.5" ry="7" fill="${fill}"/><ellipse cx="-2.6" cy="-2.4" rx="2.6" ry="1.5" fill="#fff" opacity=".55"/>`;
}

function grain(fill: string): Piece {
  return () =>
    `<ellipse rx="8" ry="3.6" fill="${fill}"/><ellipse cx="-2" cy="-1" rx="3.4" ry="1" fill="#fff" opacity=".5"/>`;
}

function drizzle(stroke: string): Piece {
  return () =>
    `<path d="M-9.5-2C-6-9-3-8-2.5-2S1 7 4 1 8-6 9.5-1" stroke="${stroke}" stroke-width="2" stroke-linecap="round" fill="none"/>`;
}

/** A soft lump, as melted cheese or a spoonful of cream leaves it. */
function lump(fill: string, light: string): Piece {
  return () =>
    `<path d="M-9 1C-9-6-3-9 2-8.6 7-8.5 9.5-4 9.3 1 9 7 4 9.2-1 9-6 9-9 6-9 1Z" fill="${fill}"/><path d="M-6-1C-6-5-2-6.6 1-6.4-1-4-3-3-6-1Z" fill="${light}"/>`;
}

function disc(fill: string, edge: string, marks = ''): Piece {
  return () => ring(edge, fill, marks);
}

function marksOf(fill: string, spots: readonly (readonly [number, number, number])[]): string {
  return spots.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');
}

const seedsAround = (fill: string) =>
  [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<ellipse cx="0" cy="-4.3" rx="1" ry="1.9" fill="${fill}" transform="rotate(${turn})"/>`,
    )
    .join('');

export const pieces = {
  basil: leaf('#2f9e44', '#1f7a33'),
  mint: leaf('#3fb667', '#258a48'),
  bay: leaf('#4f8a3c', '#36692a'),
  spinach: leaf('#2b7a3d', '#66b078'),
  lettuce: () =>
    '<path d="M0-9.5c4 0 4 3 7 3.5s2 5 2.5 7-3 3-3.5 6-5 2-6 2.5-4-1-6-2.5-.5-4-3-6S-8-6-6-6.5-3-9.5 0-9.5Z" fill="#8ccb4a"/><path d="M0 8V-7M0 2l5-4M0 2-5-2M0-3l4-3M0-3-4-6" stroke="#d3eda8" stroke-width="1.1" fill="none"/>',
  dill: sprig('#4d8f3a', '#63ad4b', 4.5),
  rosemary: sprig('#5c6b4a', '#4f7d4d', 3.6),
  thyme: sprig('#6b7d4f', '#5f9a58', 3),
  parsley: () =>
    '<g fill="#3f9d3f"><circle cx="-4" cy="-2" r="4.2"/><circle cx="4" cy="-2" r="4.2"/><circle cy="-6" r="4"/></g><path d="M0 9.5V-4M0 0-3-3M0 0l3-3" stroke="#2c742f" stroke-width="1.1" fill="none"/>',
  chive: () =>
    '<path d="M-8 5 7-6M-5 7 8-1" stroke="#4a9a3f" stroke-width="1.8" stroke-linecap="round"/>',
  tomatoSlice: disc(
    '#f2654e',
    '#d63a2b',
    seedsAround('#ffd9a0') + '<circle r="1.6" fill="#ffb59f"/>',
  ),
  tomatoHalf: disc(
    '#f0513b',
    '#c92d20',
    '<path d="M-5-2a5 5 0 0 1 4-3M1 5a5 5 0 0 0 4-3" stroke="#ffc9a6" stroke-width="1.5" fill="none"/>' +
      seedsAround('#ffe0a8'),
  ),
  yellowTomato: disc('#ffd451', '#f0b429', seedsAround('#fff2c2')),
  cucumberSlice: disc('#cfeaa5', '#3f8f3f', seedsAround('#f3fbdf')),
  radishSlice: disc('#fff5f7', '#e0476f', '<circle r="2" fill="#f6dbe3"/>'),
  beetSlice: disc(
    '#a82058',
    '#7d1240',
    '<circle r="5" fill="none" stroke="#c9487c" stroke-width=".9"/><circle r="2.5" fill="none" stroke="#c9487c" stroke-width=".9"/>',
  ),
  carrotSlice: disc('#ffa94d', '#ef7f1a', '<circle r="3" fill="#ffc078"/>'),
  potatoSlice: disc('#f6df9f', '#c99a4b', '<circle cx="2" cy="-1" r="3.2" fill="#fbecc0"/>'),
  pepperoni: disc(
    '#d94834',
    '#a82a1c',
    marksOf('#f08a6a', [
      [-3, -2, 1.3],
      [3, -3, 1],
      [1, 3, 1.4],
      [-4, 3, 0.9],
      [4, 2, 0.9],
    ]),
  ),
  mozzarella: lump('#fffaf0', '#ffffff'),
  burrata: () =>
    '<circle r="9.5" fill="#fffdf6"/><ellipse cx="-3" cy="-4" rx="3.5" ry="2.4" fill="#fff"/><path d="M-6 4c3 3 9 3 12-1-1 5-9 6-12 1Z" fill="#efe6d2"/>',
  cream: lump('#fffdf5', '#ffffff'),
  yogurt: lump('#fdfdfb', '#ffffff'),
  goatCheese: crumb('#fffdf8', '#ece7da'),
  feta: crumb('#ffffff', '#e6e6dd'),
  blueCheese: () =>
    crumb('#fbf7e6', '#e3dcc2')() +
    marksOf('#6f8fb0', [
      [-2, -2, 1.3],
      [3, 1, 1.5],
      [-1, 4, 1.1],
    ]),
  parmesan: crumb('#ffe9a8', '#eac76c'),
  halloumi: () =>
    '<rect x="-9" y="-5.5" width="18" height="11" rx="2" fill="#fbe7b6"/><path d="M-6-5.5-8 5.5M-1-5.5-3 5.5M4-5.5 2 5.5M9-4.5 7 5.5" stroke="#b9792f" stroke-width="1.5"/>',
  crouton: crumb('#e8b566', '#b97e32'),
  crumbs: () =>
    marksOf('#d79a4b', [
      [-5, -3, 2.2],
      [3, -5, 1.8],
      [5, 3, 2.4],
      [-2, 4, 2],
      [0, -1, 1.5],
    ]),
  walnut: () =>
    '<path d="M-8 0c0-6 5-8 8-7 3-1 8 1 8 7s-5 8-8 7c-3 1-8-1-8-7Z" fill="#b27a45"/><path d="M0-7V7M-5-3c2 0 2 3 0 4M5-3c-2 0-2 3 0 4M-3 4c1-1 2-1 3 0M3-5c-1 1-2 1-3 0" stroke="#7d4f26" stroke-width="1.1" fill="none"/>',
  almond: () =>
    '<path d="M0-9.5C5.5-4 5.5 5 0 9-5.5 5-5.5-4 0-9.5Z" fill="#c0803f"/><path d="M0-7V7M-2-3v7M2-3v7" stroke="#8f5a26" stroke-width=".7"/>',
  pistachio: crumb('#a9c46c', '#7c9a43'),
  hazelnut: () =>
    '<circle r="7.5" fill="#b5793c"/><path d="M-6-4a8 8 0 0 1 12 0C3-6-3-6-6-4Z" fill="#e0b884"/>',
  chickpea: () =>
    '<circle r="8" fill="#e9c277"/><path d="M-1-7c3 1 3 4 1 5" stroke="#c2934a" stroke-width="1.3" fill="none"/><circle cx="-3" cy="-2" r="2" fill="#f7dfa9"/>',
  whiteBean: () =>
    '<path d="M-7 2C-8-5 0-8 5-6s5 8 1 9-3-3-6-1-6 3-7-2Z" fill="#f7ead0"/><ellipse cx="-2" cy="-3" rx="2.4" ry="1.3" fill="#fff"/>',
  greenBean: () =>
    '<path d="M-9 3C-3-5 4-6 9-4" stroke="#4fa64a" stroke-width="3" stroke-linecap="round" fill="none"/>',
  pea: () =>
    '<circle r="8" fill="#6cc24a"/><ellipse cx="-2.5" cy="-3" rx="2.4" ry="1.7" fill="#b4e69a"/>',
  lentil: () => '<circle r="7" fill="#e8743b"/><circle cx="-2" cy="-2" r="2" fill="#ffab7c"/>',
  caper: () => '<circle r="7" fill="#70803a"/><circle cx="-2" cy="-2" r="2.2" fill="#a0ae62"/>',
  corn: () =>
    '<path d="M-6-6c4-4 8-4 12 0l-2 11c-3 3-5 3-8 0Z" fill="#ffd43b"/><path d="M-3-5c2-2 4-2 6 0" stroke="#fff0a8" stroke-width="1.8" fill="none"/>',
  pomegranate: () =>
    '<path d="M0-8C5-5 7 0 5 5S-4 8-6 4-4-5 0-8Z" fill="#d6204e"/><ellipse cx="-1" cy="-1" rx="1.8" ry="3" fill="#ff8fab"/>',
  olive: disc('#7d9a3a', '#5f7d26', '<circle r="3.4" fill="#c7351f"/>'),
  blackOlive: disc('#3a3340', '#241f2a', '<circle r="3.3" fill="#f3dfae"/>'),
  greenPepperRing: () =>
    '<path d="M0-8c4-3 9 1 8 5s1 6-3 9-7-1-9 1-7-2-6-6-2-7 2-9 5 2 8 0Z" fill="none" stroke="#43a047" stroke-width="3"/>',
  redPepperRing: () =>
    '<path d="M0-8c4-3 9 1 8 5s1 6-3 9-7-1-9 1-7-2-6-6-2-7 2-9 5 2 8 0Z" fill="none" stroke="#e03131" stroke-width="3"/>',
  jalapeno: disc('#b9df7a', '#4c9a3a', seedsAround('#fbf6cf')),
  chiliRing: () => '<circle r="7" fill="none" stroke="#e03131" stroke-width="4"/>',
  redOnion: () =>
    '<circle r="8.5" fill="none" stroke="#9b3f7c" stroke-width="2"/><circle r="5" fill="none" stroke="#c987b1" stroke-width="1.6"/>',
  caramelOnion: () =>
    '<path d="M-9 3C-5-6 3-8 8-4M-6 6C-2-2 4-3 9 0" stroke="#a8642a" stroke-width="2.4" stroke-linecap="round" fill="none"/>',
  shallot: () =>
    '<path d="M-7 3C-5-4 3-6 7-2M-5 6C-2 1 4 0 7 2" stroke="#b3702f" stroke-width="2" stroke-linecap="round" fill="none"/>',
  leek: () =>
    '<circle r="8.5" fill="#e5f2c4"/><circle r="6" fill="none" stroke="#a9cf79" stroke-width="1.5"/><circle r="3" fill="none" stroke="#bfdc95" stroke-width="1.5"/>',
  eggHalf: () =>
    '<ellipse rx="7.5" ry="9.5" fill="#fffdf6"/><circle cy="1.4" r="4.6" fill="#ffb92e"/><circle cx="-1.3" cy="0" r="1.3" fill="#ffdd85"/>',
  eggplantSlice: disc(
    '#efe3b8',
    '#4b2a7b',
    marksOf('#b99f6a', [
      [-3, -2, 0.9],
      [2, -3, 0.8],
      [3, 2, 0.9],
      [-1, 3, 0.8],
    ]),
  ),
  zucchini: disc(
    '#e4f0b2',
    '#5b9a3f',
    marksOf('#f8fbe2', [
      [-2, -2, 1],
      [2, -2, 1],
      [0, 3, 1],
    ]),
  ),
  pineapple: () =>
    '<path d="M-8.5 5 0-9 8.5 5C4 9-4 9-8.5 5Z" fill="#ffd24a"/><path d="M-4 3 0-6 4 3" stroke="#e0a021" stroke-width="1.2" fill="none"/><path d="M-6 6c4 2 8 2 12 0" stroke="#9a5b1f" stroke-width="1.6" fill="none"/>',
  speck: () =>
    '<path d="M-9 2c3-8 5 3 9-3s6 2 9-2c-1 6-3 4-6 8s-9 4-12-3Z" fill="#d9607a"/><path d="M-7 3c4-5 6 2 9-2s4 1 6-1" stroke="#ffd6df" stroke-width="1.5" fill="none"/>',
  shreds: () =>
    '<path d="M-9-2C-3-7 2 2 9-4M-8 4C-2-1 3 6 9 2" stroke="#f0d3a4" stroke-width="3" stroke-linecap="round" fill="none"/>',
  beefChunk: crumb('#7c4326', '#542a15'),
  nduja: crumb('#d8401f', '#a32a10'),
  squash: crumb('#f7941d', '#cf6f0c'),
  apple: () =>
    '<path d="M-9 3C-7-7 7-7 9 3 5 0-5 0-9 3Z" fill="#fff3c4"/><path d="M-9 3C-7-7 7-7 9 3" stroke="#d63a2b" stroke-width="1.8" fill="none"/>',
  greenApple: () =>
    '<path d="M-9 3C-7-7 7-7 9 3 5 0-5 0-9 3Z" fill="#fbf8d4"/><path d="M-9 3C-7-7 7-7 9 3" stroke="#6fae2e" stroke-width="1.8" fill="none"/>',
  anchovy: () =>
    '<path d="M-9.5 0C-5-5 4-4 9.5 0 4 4-5 5-9.5 0Z" fill="#8f6f5e"/><path d="M-8 0H8" stroke="#d6bfae" stroke-width="1"/>',
  turnip: () =>
    '<rect x="-9" y="-2.5" width="18" height="5" rx="2" fill="#e85d9b"/><path d="M-7-1H7" stroke="#ffb3d4" stroke-width="1"/>',
  grapefruit: citrus('#f9a83a', '#ffe9d8', '#f36d62'),
  bloodOrange: citrus('#f0812a', '#ffe2cf', '#c92a3f'),
  lemon: citrus('#f7c71f', '#fffbe0', '#ffe45c'),
  lime: citrus('#5fae3a', '#f2fbdc', '#b5df6d'),
  sesame: grain('#f6e3b4'),
  blackSesame: grain('#3c3733'),
  cumin: grain('#8a5a2b'),
  pumpkinSeed: grain('#7f9a4a'),
  rice: grain('#fffdf2'),
  barley: grain('#ead2a0'),
  orzo: grain('#fbe7a4'),
  mustardSeed: () => '<circle r="6" fill="#4a3420"/>',
  pepper: () => '<circle r="5" fill="#3b332c"/>',
  salt: crumb('#ffffff', '#dfe6ea'),
  tapioca: () =>
    '<circle r="8.5" fill="#4a2a1b"/><ellipse cx="-3" cy="-3" rx="2.6" ry="1.8" fill="#9c6a4d"/>',
  chocolate: crumb('#5a3322', '#3a1e12'),
  oilDrop: drop('#d9b53a'),
  basilOil: drop('#58a83a'),
  chiliOil: drop('#e8552a'),
  redSauce: drop('#d8371f'),
  caramel: drop('#b5651d'),
  toast: () =>
    '<circle r="9.6" fill="#a8672a"/><circle r="8.8" fill="#e2a955"/><path d="M-8-1c1-5 5-7 8-7s8 2 8 7-1 5-3 7-4 0-6 1-5 0-6-2-2-3-1-6Z" fill="#ffd873"/>' +
    marksOf('#d08a2a', [
      [-4, -3, 1.3],
      [1, -4, 0.9],
      [4, 0, 1.2],
      [-2, 2, 1],
      [-5, 2, 0.7],
      [2, 3, 0.8],
    ]),
  steak: () =>
    '<path d="M-9 0C-9.500-6-4-8 1-7.500S9.600-4 9.5 1 5 8 0 7-8.6 6-9 0Z" fill="#5a2b1a"/><path d="M-8 0C-8.400-5-4-7 1-6.500S8.600-4 8.5 0 5 6.6 0 5.800-7.6 5-8 0Z" fill="#9a4a2e"/><path d="M-6-4 1 5M-2-6 5 5M2-6 8 2" stroke="#43200f" stroke-width="1.3" stroke-linecap="round"/><path d="M6-5.500C8-4 9 0 7 4" stroke="#f0d6b0" stroke-width="1.2" fill="none"/>',
  yellowPepperRing: () =>
    '<path d="M0-8c4-3 9 1 8 5s1 6-3 9-7-1-9 1-7-2-6-6-2-7 2-9 5 2 8 0Z" fill="none" stroke="#ffc107" stroke-width="3"/>',
  honey: drizzle('#eaa21c'),
  whiteSauce: drizzle('#fffaf0'),
  pinkSauce: drizzle('#ff9f7a'),
  greenSauce: drizzle('#6fae4a'),
  ice: () =>
    '<rect x="-7.5" y="-7.5" width="15" height="15" rx="3" fill="#fff" opacity=".5"/><path d="M-5-5H1M-5-5V1" stroke="#fff" stroke-width="1.6" opacity=".9"/>',
  bubble: () => '<circle r="7" fill="none" stroke="#fff" stroke-width="1.8" opacity=".75"/>',
  raspberry: () =>
    '<circle r="7.5" fill="#d6336c"/>' +
    marksOf('#f06595', [
      [-3, -3, 2],
      [3, -3, 2],
      [0, 1, 2.2],
      [-4, 3, 1.8],
      [4, 3, 1.8],
    ]),
  blueberry: () =>
    '<circle r="7.5" fill="#4c5fb5"/><circle r="2.5" fill="#2f3f86"/><circle cx="-3" cy="-3" r="1.8" fill="#8c9ce0"/>',
  shell: () =>
    '<path d="M-9 2C-8-6 8-9 9-1 9 6-6 9-9 2Z" fill="#2b3350"/><path d="M-6 2C-5-3 5-5 6-1 6 3-4 6-6 2Z" fill="#f4a34b"/>',
  herbs: () =>
    marksOf('#3f9d3f', [
      [-5, -2, 1.8],
      [2, -5, 1.5],
      [5, 2, 1.9],
      [-1, 4, 1.6],
      [0, 0, 1.3],
    ]),
  sumac: () =>
    marksOf('#a3213f', [
      [-5, -3, 1.5],
      [3, -4, 1.3],
      [5, 3, 1.6],
      [-2, 4, 1.3],
      [0, 0, 1.2],
    ]),
  spice: () =>
    marksOf('#d9641e', [
      [-5, -3, 1.5],
      [3, -4, 1.3],
      [5, 3, 1.6],
      [-2, 4, 1.3],
      [0, 0, 1.2],
    ]),
} satisfies Record<string, Piece>;

export type PieceName = keyof typeof pieces;
