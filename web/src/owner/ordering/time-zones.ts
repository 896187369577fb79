import { foldText } from '@thymely/contract/ground/text/fold-text';
import { wordLocale } from '@thymely/contract/ground/in-words';

export type TimeZone = {
  /** The ID in the IANA database, such as `America/Los_Angeles`. */
  id: string;
  /** The city, such as `Los Angeles`. */
  city: string;
  /** The name, such as `Pacific Time`; the region if the browser knows no name. */
  name: string;
};

let zones: TimeZone[] | undefined;

/** Returns all zones that the browser knows. Naming them is slow, so it is done once. */
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
    const format = new Intl.DateTimeFormat(wordLocale, {
      timeZone: id,
      timeZoneName: 'longGeneric',
    });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    // Only the server knows this zone.
    return undefined;
  }
}

/** Returns the zones in which each word of the text begins a word of the city, name or ID. */
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
