import type { Texts } from '../../../words/read-messages.ts';
import { readTranslation } from '../../../words/read-translation.ts';
import { readEnglishMessages } from '../../../words/words-files.ts';

/** What one text of a message says in both languages, with `{name}` where a value is put in. */
type Pair = { english: string; own: string };

const placeholder = /\{(\w+)\}/g;

/** Returns what makes matchers for the words of a translation from those for English words. */
export function translatedMatchers(language: string) {
  const pairs = pairsOf(language);
  return (words: string | RegExp, exact = false): RegExp =>
    words instanceof RegExp ? ofPattern(words, pairs) : ofText(words.trim(), exact, pairs);
}

function ofText(words: string, exact: boolean, pairs: readonly Pair[]): RegExp {
  const whole = pairs.flatMap(({ english, own }) => {
    const found = isSpoken(english) ? capturing(english).exec(words) : null;
    return found ? [sourceOf(own, (name) => escaped(found.groups?.[name] ?? ''))] : [];
  });
  const isPart = !exact && (whole.length === 0 || words.length > 12);
  const parts = pairs
    .filter(({ english }) => isPart && english.toLowerCase().includes(words.toLowerCase()))
    .map(({ own }) => sourceOf(own, anything));
  const sources = [escaped(words), ...whole, ...parts, composed(escaped(words), pairs)];
  const source = `(?:${[...new Set(sources)].join('|')})`;
  return exact ? new RegExp(`^\\s*${source}\\s*$`) : new RegExp(source, 'i');
}

/** A pattern finds all messages that it finds in English, with any values. */
function ofPattern({ source, flags }: RegExp, pairs: readonly Pair[]): RegExp {
  const pattern = new RegExp(source, flags.replace('g', ''));
  const found = pairs
    .filter(({ english }) =>
      ['7', 'Ada'].some((value) => pattern.test(english.replaceAll(placeholder, value).trim())),
    )
    .map(({ own }) => sourceOf(own, anything));
  return new RegExp(
    [source, ...new Set([...found, composed(source.replaceAll(' ', String.raw`\s+`), pairs)])].join(
      '|',
    ),
    flags,
  );
}

/** A name may be made of several messages, or of a message and data: `Make admin: Ada`. */
function composed(source: string, pairs: readonly Pair[]): string {
  const fragments = pairs
    .flatMap(fragmentsOf)
    .map(({ english, own }) => ({ from: escaped(english.trim()), to: escaped(own.trim()) }))
    .filter(({ from, to }) => from.length > 3 && /\p{L}/u.test(to) && source.includes(from));
  if (fragments.length === 0) return source;
  const known = Map.groupBy(fragments, ({ from }) => from);
  const longestFirst = [...known.keys()].toSorted((one, other) => other.length - one.length);
  const any = longestFirst.map(escaped).join('|');
  // A word of data may be one of a message elsewhere, so it may stay as well.
  return source.replaceAll(new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'gu'), (from) => {
    const own = new Set((known.get(from) ?? []).map(({ to }) => to));
    return `(?:${[from, ...own].join('|')})`;
  });
}

/** Returns what a message says between its values, if both languages have them in the same order. */
function fragmentsOf({ english, own }: Pair): Pair[] {
  const [parts, ownParts] = [english.split(placeholder), own.split(placeholder)];
  const isAlike = parts.every((part, index) => index % 2 === 0 || part === ownParts[index]);
  if (!isAlike || parts.length !== ownParts.length) return [];
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ english: part, own: ownParts[index] ?? '' }] : [],
  );
}

/** Whether a text has words of its own, and is not made of values alone. */
function isSpoken(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(placeholder, ''));
}

/** Returns what finds the values in an English text. */
function capturing(text: string): RegExp {
  const seen = new Set<string>();
  const source = sourceOf(text, (name) => {
    if (seen.has(name)) return anything();
    seen.add(name);
    return `(?<${name}>.+?)`;
  });
  return new RegExp(`^${source}$`, 'i');
}

function anything(): string {
  return '.+?';
}

/** Returns the pattern of a text with those of its values. */
function sourceOf(text: string, valueOf: (name: string) => string): string {
  return text
    .trim()
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : valueOf(part)))
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
}

function pairsOf(language: string): Pair[] {
  const translation = readTranslation(language).texts;
  return readEnglishMessages().flatMap(({ id, message }) => {
    const own = translation.get(id);
    return own ? textsOf(message.texts, own) : [];
  });
}

function textsOf(texts: Texts, own: Texts): Pair[] {
  return Object.entries(texts).map(([form, english]) => ({
    english,
    own: own[form as keyof Texts] ?? own.other,
  }));
}
