import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./colors.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');

function colorsIn(text: string): Record<string, string> {
  const declarations = text.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, value]));
}

const light = colorsIn(lightCss);
const schemes = { light, dark: { ...light, ...colorsIn(darkCss) } };

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'sand', 'card'];
const tints = ['leaf-100', 'tomato-100', 'amber-100'];

/** Every pair of text and background that screens use. */
const textPairs: [text: string, ground: string][] = [
  ...[...grounds, ...tints, 'leaf-200'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['soft', ground],
  ]),
  ...[...grounds, 'leaf-100'].flatMap((ground): [string, string][] => [
    ['leaf-700', ground],
    ['leaf-800', ground],
  ]),
  ...[...grounds, 'tomato-100'].flatMap((ground): [string, string][] => [
    ['tomato', ground],
    ['tomato-strong', ground],
  ]),
  ...[...grounds, 'amber-100'].map((ground): [string, string] => ['amber', ground]),
  ['on-leaf', 'leaf-700'],
  ['on-leaf', 'leaf-800'],
  ['on-tomato', 'tomato'],
  ['on-tomato', 'tomato-strong'],
  ['on-alarm', 'alarm'],
];

describe.each(Object.entries(schemes))('colors of the %s scheme', (_, colors) => {
  const between = (one: string, other: string) =>
    contrast(colors[one] ?? 'missing', colors[other] ?? 'missing');

  it.each(textPairs)('text %s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...grounds, ...tints])(
    'the border of a control on %s has a contrast of at least 3.0',
    (ground) => {
      expect(between('line', ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(grounds)('the focus ring on %s has a contrast of at least 3.0', (ground) => {
    expect(between('leaf-700', ground)).toBeGreaterThanOrEqual(3);
  });
});
