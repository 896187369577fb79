import { UnusableBrand } from './check-facts.ts';

/** The file of a brand's large picture on the home page, which it may do without. */
export const heroFile = 'hero.jpg';

/**
 * Checks a logo, which becomes part of every page: it is a square and holds nothing that runs.
 * @throws UnusableBrand
 */
export function checkLogo(svg: string, file: string): void {
  if (!/^<svg [^>]*viewBox="0 0 32 32"/.test(svg))
    throw new UnusableBrand(`${file}: the picture has to begin with <svg and viewBox="0 0 32 32".`);
  const found = /<(script|foreignObject|image|use|style)|\son\w+=|href=/i.exec(svg);
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
