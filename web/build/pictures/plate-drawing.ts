import { colors as brandColors } from '../../../brands/chosen-brand.ts';

/** A plate by the numbers of its rim, ornament and colors. */
export type Plate = { rim: number; ornament: number; color: number };

/** The colors of a plate, as the names of the brand's colors. */
type Paints = { main: string; second: string; accent: string };

const paints: readonly Paints[] = [
  { main: 'leaf-700', second: 'leaf-500', accent: 'star' },
  { main: 'leaf-600', second: 'leaf-800', accent: 'tomato' },
  { main: 'leaf-800', second: 'leaf-500', accent: 'leaf-300' },
];

/** Turns a shape that stands at the top around the middle, so many times. */
type Ring = { count: number; shape: string; from?: number };

const ring = ({ count, shape, from = 0 }: Ring): string =>
  Array.from(
    { length: count },
    (_, place) => `<g transform="rotate(${round(from + (place * 360) / count)})">${shape}</g>`,
  ).join('');

const round = (value: number): number => Math.round(value * 100) / 100;

type Span = { from: number; to: number; width: number };

/** A petal with two pointed ends, from one distance from the middle to another. */
function petal({ from, to, width }: Span): string {
  const middle = (from + to) / 2;
  return `M0 ${-from}Q${-width} ${-middle} 0 ${-to}Q${width} ${-middle} 0 ${-from}Z`;
}

/** A drop with its point toward the middle. */
function drop({ from, to, width }: Span): string {
  const shoulder = to - width;
  return `M0 ${-from}L${-width} ${-shoulder}A${width} ${width} 0 0 1 ${width} ${-shoulder}Z`;
}

/** A petal that bends, as in a whirl. */
function bent({ from, to, width }: Span): string {
  const middle = (from + to) / 2;
  return `M0 ${-from}Q${-width} ${-middle} ${width} ${-to}Q${width * 1.6} ${-middle} 0 ${-from}Z`;
}

/** A diamond around a distance from the middle. */
const diamond = (at: number, high: number, wide: number): string =>
  `M0 ${-at - high}L${wide} ${-at}L0 ${-at + high}L${-wide} ${-at}Z`;

const filled = (shape: string, paint = 'm'): string => `<path class="${paint}" d="${shape}"/>`;
const lined = (shape: string, paint = 'M'): string => `<path class="${paint}" d="${shape}"/>`;
const dot = (at: number, radius: number, paint = 'm'): string =>
  `<circle class="${paint}" cy="${-at}" r="${radius}"/>`;
const circle = (radius: number, paint = 'M'): string => `<circle class="${paint}" r="${radius}"/>`;

/** What is painted on the rim, between 35 and 46 from the middle. */
const rims: readonly string[] = [
  circle(42.5),
  ring({ count: 24, shape: lined('M-5.4 -43.2A5.5 5 0 0 0 5.4 -43.2') }) +
    ring({ count: 24, shape: dot(43.6, 0.8, 'a') }),
  ring({ count: 24, shape: dot(40.5, 1.7) }) +
    ring({ count: 24, shape: dot(40.5, 0.8, 's'), from: 7.5 }),
  ring({ count: 12, shape: filled(diamond(40.5, 3.6, 2.7)) }) +
    ring({ count: 12, shape: lined(diamond(40.5, 2.6, 2)), from: 15 }),
  ring({ count: 36, shape: filled(petal({ from: 38.2, to: 43.2, width: 1.7 })) }),
  ring({ count: 18, shape: filled('M-4.6 -40.5Q0 -44.4 4.6 -40.5Q0 -36.6 -4.6 -40.5Z') }) +
    ring({ count: 18, shape: dot(40.5, 1, 'a'), from: 10 }),
  ring({ count: 24, shape: filled('M-4.6 -37.8L0 -43.8L4.6 -37.8Z') }) +
    ring({ count: 24, shape: dot(42.6, 0.8, 's'), from: 7.5 }),
  ring({ count: 20, shape: lined('M-5.4 -37.6Q-5 -41.4 0 -44Q5 -41.4 5.4 -37.6') }) +
    ring({ count: 20, shape: dot(39.6, 1.2, 's') }),
  ring({ count: 12, shape: lined('M-6 -40.5A40.9 40.9 0 0 1 6 -40.5', 'L') }) +
    ring({ count: 12, shape: dot(41, 1.7, 'a'), from: 15 }),
  ring({
    count: 14,
    shape: filled('M0 -45Q.9 -41.4 4.3 -40.5Q.9 -39.6 0 -36Q-.9 -39.6 -4.3 -40.5Q-.9 -41.4 0 -45Z'),
  }) + ring({ count: 14, shape: dot(40.5, 0.9, 's'), from: 360 / 28 }),
  ring({ count: 28, shape: filled('M-4 -38Q-2.6 -43.4 3.4 -43.4Q2.2 -38.4 -4 -38Z') }),
  `<circle class="B" r="40.6"/>${ring({ count: 30, shape: dot(40.6, 1, 'w') })}`,
];

const heart = 'M0 -15C-9 -21 -6 -28 0 -24.5C6 -28 9 -21 0 -15Z';
const leaf = 'M0 0C3 -6 10 -8 14 -5C11 1 5 3 0 0Z';

/** What is painted in the middle, up to 28 from it. */
const ornaments: readonly string[] = [
  // A daisy.
  ring({ count: 12, shape: filled(petal({ from: 6, to: 25, width: 5.4 })) }) + dot(0, 4, 'a'),
  // A star of eight points.
  ring({ count: 8, shape: filled(petal({ from: 3, to: 27, width: 6.4 })) }) +
    ring({ count: 8, shape: filled(petal({ from: 8, to: 20, width: 3 }), 's'), from: 22.5 }) +
    dot(0, 3.4, 'a'),
  // Four broad leaves and four narrow ones.
  ring({ count: 4, shape: filled(drop({ from: 4, to: 26, width: 7.2 })) }) +
    ring({ count: 4, shape: filled(petal({ from: 5, to: 27, width: 4.2 }), 's'), from: 45 }) +
    ring({ count: 4, shape: dot(19, 2.4, 'w') }) +
    dot(0, 3, 'a'),
  // Six open petals.
  ring({ count: 6, shape: lined(petal({ from: 4, to: 27, width: 13 })) }) +
    ring({ count: 6, shape: filled(petal({ from: 9, to: 21, width: 4.4 }), 's') }) +
    ring({ count: 6, shape: dot(24, 1.4, 'a'), from: 30 }) +
    dot(0, 3, 'm'),
  // A flower within a flower.
  ring({ count: 10, shape: lined(drop({ from: 11, to: 27, width: 4.6 })) }) +
    ring({ count: 10, shape: dot(21.6, 1.5, 's') }) +
    ring({ count: 8, shape: filled(petal({ from: 3, to: 13.4, width: 4 })) }) +
    dot(0, 2.6, 'a'),
  // A sprig.
  lined('M0 27V-18') +
    [18, 8, -2, -12]
      .map((y, place) => {
        const size = round(1.05 - place * 0.14);
        const side = (turn: string) =>
          `<path class="m" transform="translate(0 ${y}) scale(${turn})" d="${leaf}"/>`;
        return side(`${size}`) + side(`${-size} ${size}`);
      })
      .join('') +
    filled('M0 -12Q-5 -20 0 -27Q5 -20 0 -12Z', 's') +
    `<circle class="a" cx="-13" cy="-16" r="1.6"/><circle class="a" cx="13" cy="-16" r="1.6"/>`,
  // A compass.
  ring({
    count: 4,
    shape: filled('M0 0L0 -28L5 -5Z') + filled('M0 0L0 -28L-5 -5Z', 's'),
  }) +
    ring({ count: 4, shape: lined('M0 -6L3.4 -9.6L0 -20L-3.4 -9.6Z'), from: 45 }) +
    ring({ count: 4, shape: dot(23.6, 1.5, 'a'), from: 45 }),
  // Hearts around a flower.
  ring({ count: 8, shape: filled(heart) }) +
    ring({ count: 8, shape: filled(petal({ from: 3, to: 13, width: 3.4 }), 's'), from: 22.5 }) +
    dot(0, 2.6, 'a'),
  // Rings of dots.
  ring({ count: 16, shape: dot(25, 1.8) }) +
    ring({ count: 12, shape: dot(18, 2.3, 's') }) +
    ring({ count: 8, shape: dot(11, 2.2) }) +
    dot(0, 3.6, 'a'),
  // A crystal.
  ring({
    count: 6,
    shape:
      lined('M0 -5V-27M0 -12L5 -17M0 -12L-5 -17M0 -18.6L4 -22.6M0 -18.6L-4 -22.6') +
      filled(diamond(10, 2.6, 2), 's'),
  }) +
    ring({ count: 6, shape: dot(19.6, 1.7, 'a'), from: 30 }) +
    dot(0, 3, 'm'),
  // A whirl.
  ring({ count: 10, shape: filled(bent({ from: 5, to: 26, width: 5 })) }) +
    ring({ count: 10, shape: dot(27, 1.2, 's'), from: 30 }) +
    dot(0, 3.4, 'a'),
  // A tile.
  lined('M0 -27L27 0L0 27L-27 0Z') +
    ring({ count: 4, shape: filled(petal({ from: 3, to: 20, width: 7.4 })) }) +
    ring({ count: 4, shape: filled(petal({ from: 4, to: 14.6, width: 5 }), 's'), from: 45 }) +
    ring({ count: 4, shape: dot(22.6, 1.6, 'a'), from: 45 }) +
    dot(0, 2.8, 'a'),
];

/** How many there are of each; the browser's choice has to know (web/src/model/painted-plate.ts). */
export const drawnChoices = {
  rims: rims.length,
  ornaments: ornaments.length,
  colors: paints.length,
};

const china = { plate: '#fffefb', edge: '#dcd6ca', well: '#f1ede4' };
/** In the dark less of the china shines, and the paint stays. */
const dimmed =
  '@media (prefers-color-scheme:dark){.p,.w{fill:#ecebe6}.e{stroke:#c4bfb4}.h{stroke:#dcd9d1}}';

/** The plate stands on something. */
const shadow =
  '<radialGradient id="g"><stop offset=".88" stop-opacity=".3"/><stop offset="1" stop-opacity="0"/></radialGradient>' +
  '<circle cy=".8" r="49" fill="url(#g)"/>';

function styleOf({ main, second, accent }: Paints, lights: string): string {
  const color = (name: string) => brandColors.light[name] ?? '#000000';
  const [m, s, a] = [color(main), color(second), color(accent)];
  const { plate, edge, well } = china;
  return [
    `.p,.w{fill:${plate}}.e,.h,.M,.L,.B{fill:none}.e{stroke:${edge}}.h{stroke:${well};stroke-width:2.4}`,
    `.m{fill:${m}}.s{fill:${s}}.a{fill:${a}}.M,.L,.B{stroke:${m};stroke-linecap:round;stroke-linejoin:round}`,
    `.M{stroke-width:1.1}.L{stroke-width:2.2}.B{stroke-width:6.4}`,
    lights,
  ].join('');
}

/**
 * Draws a painted plate in the brand's colors.
 * `isDimmable` says whether it is darker in the dark scheme; pictures made of it have one look.
 */
export function plateDrawing({ rim, ornament, color }: Plate, { isDimmable = true } = {}): string {
  const chosen = paints[color];
  if (!chosen || rims[rim] === undefined || ornaments[ornament] === undefined)
    throw new Error(`There is no painted plate ${rim}-${ornament}-${color}.`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="560" height="560">',
    `<style>${styleOf(chosen, isDimmable ? dimmed : '')}</style>`,
    shadow,
    '<g transform="translate(0 -1) scale(.96)">',
    '<circle class="p" r="48"/><circle class="e" r="47.6"/><circle class="h" r="32.6"/>',
    `${circle(46)}${rims[rim]}${circle(35)}${ornaments[ornament]}</g></svg>`,
  ].join('');
}
