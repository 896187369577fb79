import { foldText } from '@thymely/contract/ground/fold-text';

export type TimeZone = {
  /** Of the IANA database: `America/Los_Angeles`. */
  id: string;
  /** `Los Angeles` */
  city: string;
  /** `Pacific Time`; the region where the browser has no name for it. */
  name: string;
};

let zones: TimeZone[] | undefined;

/** All zones that the browser knows. Looked up once: naming hundreds of zones takes a moment. */
export function allZones(): TimeZone[] {
  zones ??= Intl.supportedValuesOf('timeZone').map(zoneOf);
  return zones;
}

export function zoneOf(id: string): TimeZone {
  const [region = id, ...rest] = id.split('/');
  const city = (rest.at(-1) ?? region).replaceAll('_', ' ');
  return { id, city, name: nameOf(id) ?? region.replaceAll('_', ' ') };
}

function nameOf(id: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'longGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    // Known to the server only.
    return undefined;
  }
}

/** The zones in whose city, name or id every word of the text begins a word. */
export function findZones(all: readonly TimeZone[], text: string): TimeZone[] {
  const words = wordsIn(text);
  return all.filter(({ id, city, name }) => {
    const known = wordsIn(`${id} ${city} ${name}`);
    return words.every((word) => known.some((other) => other.startsWith(word)));
  });
}

function wordsIn(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean);
}
