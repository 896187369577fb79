import { UnusableBrand } from './check-facts.ts';

/** The file of a brand's large picture on the home page, which it may do without. */
export const heroFile = 'hero.jpg';

/** The elements that draw. Anything else could run, load or leave the picture. */
const drawingElements = new Set([
  ...['svg', 'g', 'defs', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'text', 'tspan', 'title'],
]);

/**
 * A handler or a link. Any character that no name has may stand before it, which is stricter than
 * browsers are.
 */
const livelyAttribute = /[^\w-](?:[\w-]+:)?(?:on\w+|href)\s*=/i;

/** What is loaded from an address: url() may only name a part of the same picture. */
const loadedAddress =
  /url\((?!\s*(?:(?:["']|&quot;|&apos;)\s*)?#)|\b(?:image-set|image|cross-fade|src)\(/i;

/**
 * Another spelling of a character, in CSS or in HTML: it could write url() so that nothing here sees
 * it. Only what an attribute cannot do without is left.
 */
const otherSpelling = /\\|&(?!(?:quot|apos|amp|lt|gt);)[#\w]*/;

/**
 * Checks a logo, which becomes part of every page: it is a square and holds nothing that runs.
 * @throws UnusableBrand
 */
export function checkLogo(svg: string, file: string): void {
  if (!/^<svg [^>]*viewBox="0 0 32 32"/.test(svg))
    throw new UnusableBrand(`${file}: the picture has to begin with <svg and viewBox="0 0 32 32".`);
  const elements = [...svg.matchAll(/<\/?(?<name>[^\s/>]*)/g)];
  const foreign = elements.find(({ groups }) => !drawingElements.has(groups?.['name'] ?? ''));
  const found =
    foreign ?? livelyAttribute.exec(svg) ?? loadedAddress.exec(svg) ?? otherSpelling.exec(svg);
  if (found) throw new UnusableBrand(`${file}: ${found[0].trim()} is not allowed in a logo.`);
  if (!svg.trimEnd().endsWith('</svg>'))
    throw new UnusableBrand(`${file}: the picture has to end with </svg>.`);
}

type HeroPicture = { text: string | undefined; hasFile: boolean; name: string };

/**
 * Checks that a large picture of the home page and the text about it come together.
 * @throws UnusableBrand
 */
export function checkHeroPicture({ text, hasFile, name }: HeroPicture): void {
  if (hasFile === (text !== undefined)) return;
  throw new UnusableBrand(
    hasFile
      ? `brands/${name}/home.ts: heroPicture is missing: it says what ${heroFile} shows.`
      : `brands/${name}/${heroFile} is missing, although home.ts says in heroPicture what it shows.`,
  );
}
