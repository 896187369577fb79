type Colors = Readonly<Record<string, string>>;

/** The colors of a restaurant by their names, such as `leaf-700`, in both schemes. */
export type Schemes = { light: Colors; dark: Colors };

/** Reads colors.css; the dark scheme has the colors of the light one that it does not change. */
export function readColors(css: string): Schemes {
  const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');
  const light = colorsIn(lightCss);
  return { light, dark: { ...light, ...colorsIn(darkCss) } };
}

function colorsIn(css: string): Record<string, string> {
  const declarations = css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/gi);
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, value]));
}

/** Returns one sentence for each declaration that is no color, and for a bracket without its other. */
export function unreadableColors(css: string): string[] {
  const faults = [...css.matchAll(/--color-[\w-]+(?=\s*:)(?!: #[0-9a-f]{6};)/gi)].map(
    ([name]) => `${name} is no color such as #1d4f8b, or has no semicolon behind it.`,
  );
  const [opened, closed] = ['{', '}'].map((bracket) => css.split(bracket).length);
  return opened === closed ? faults : [...faults, 'a { has no }, or a } no {.'];
}

const grounds = ['paper', 'sand', 'card'];
const tints = ['leaf-100', 'tomato-100', 'amber-100'];

type Pair = { one: string; ground: string; least: number };

function pairs(least: number, ones: readonly string[], others: readonly string[]): Pair[] {
  return others.flatMap((ground) => ones.map((one) => ({ one, ground, least })));
}

/** Every pair of colors that screens use, with the contrast that WCAG 2.2 AA asks for. */
export const colorPairs: readonly Pair[] = [
  ...pairs(4.5, ['ink', 'soft'], [...grounds, ...tints, 'leaf-200']),
  ...pairs(4.5, ['leaf-700', 'leaf-800'], [...grounds, 'leaf-100']),
  ...pairs(4.5, ['tomato', 'tomato-strong'], [...grounds, 'tomato-100']),
  ...pairs(4.5, ['amber'], [...grounds, 'amber-100']),
  ...pairs(4.5, ['on-leaf'], ['leaf-700', 'leaf-800']),
  ...pairs(4.5, ['on-tomato'], ['tomato', 'tomato-strong']),
  ...pairs(4.5, ['on-alarm'], ['alarm']),
  // Borders of controls. The focus ring, leaf-700, needs no more than texts in that color.
  ...pairs(3, ['line'], [...grounds, ...tints]),
];

/** Returns one sentence for each color that is missing or cannot be read on its ground. */
export function colorFaults(schemes: Schemes): string[] {
  const all = Object.entries(schemes).flatMap(([scheme, colors]) =>
    colorPairs.map((pair) => faultOf(pair, scheme, colors)),
  );
  return [...new Set(all.filter((fault) => fault !== undefined))];
}

function faultOf({ one, ground, least }: Pair, scheme: string, colors: Colors): string | undefined {
  const [color, behind] = [colors[one], colors[ground]];
  if (color === undefined) return `--color-${one} is missing.`;
  if (behind === undefined) return `--color-${ground} is missing.`;
  const ratio = contrast(color, behind);
  if (ratio >= least) return undefined;
  // Rounded down: 4.499 is not shown as 4.5.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  return `--color-${one} on --color-${ground} has a contrast of ${shown} in the ${scheme} scheme; ${least} is the least.`;
}

/** The contrast of two colors as WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
