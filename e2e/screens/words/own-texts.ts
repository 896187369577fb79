import { wordsIn } from '../../../scripts/testing/known-data.ts';
import { readTranslation } from '../../../words/read-translation.ts';
import { readEnglishMessages } from '../../../words/words-files.ts';

const placeholder = /\{\w+\}/;

/** What stands between messages that are shown side by side, and between the things of a list. */
const between =
  /(?<=[.!?:…]) |[.:]$|^· |^[−+]| [·—–×|] | ?[()] ?| (?=#\d)|, | und | oder | e | ou |\n/gu;

/** What is in quotation marks was written by a person. */
const quoted = /(?<=[„«“])[^“»”]+(?=[“»”])/gu;

/**
 * Returns whether a text is made of data and of messages of a language, letter by letter as the
 * language's file has them: then every word is translated, and begins as it should.
 */
export function ownTexts(language: string): (text: string) => boolean {
  const patterns = patternsOf(language);
  const known = new Map<string, boolean>();
  return (text) => isOwn(text.trim(), 3);

  /** @param depth how many messages may be in each other, as values */
  function isOwn(text: string, depth: number): boolean {
    const key = `${depth} ${text}`;
    const found = known.get(key) ?? look(text, depth);
    known.set(key, found);
    return found;
  }

  function look(text: string, depth: number): boolean {
    if (wordsIn(text).length === 0) return true;
    if (patterns.some((pattern) => hasOwnValues(pattern, text, depth))) return true;
    const unquoted = text.replaceAll(quoted, '0');
    return isPutTogether(text, depth) || (unquoted !== text && isOwn(unquoted, depth));
  }

  function hasOwnValues(pattern: RegExp, text: string, depth: number): boolean {
    const values = depth > 0 ? pattern.exec(text)?.slice(1) : undefined;
    return values?.every((value) => isOwn(value.trim(), depth - 1)) ?? false;
  }

  function isPutTogether(text: string, depth: number): boolean {
    return [...text.matchAll(between)].some(({ 0: separator, index }) =>
      [text.slice(0, index), text.slice(index + separator.length)].every((part) =>
        isOwn(part.trim(), depth),
      ),
    );
  }
}

function patternsOf(language: string): RegExp[] {
  const { texts } = readTranslation(language);
  const own = readEnglishMessages().flatMap(({ id, message }) =>
    Object.values(texts.get(id) ?? {}).flatMap((text) =>
      message.kind === 'rich text' ? runsOf(text) : [text],
    ),
  );
  return (
    [...new Set(own)]
      // A single value stands for anything.
      .filter((text) => !/^\{\w+\}$/.test(text.trim()) && text.trim() !== '')
      .map((text) => patternOf(text.trim(), language))
  );
}

/** Returns a message with parts, and what stands between any two of its parts. */
function runsOf(text: string): string[] {
  const pieces = text.split(/(\{\w+\})/);
  const starts = pieces.flatMap((_, index) => (index % 2 === 0 ? [index] : []));
  return starts.flatMap((start) =>
    starts.filter((end) => end >= start).map((end) => pieces.slice(start, end + 1).join('')),
  );
}

function patternOf(text: string, language: string): RegExp {
  const source = text
    .split(placeholder)
    .map((part) =>
      part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
    )
    .join('(.+?)');
  const [first = ''] = text;
  // A sentence may begin with what stands inside of another.
  const isSmall = /\p{Ll}/u.test(first);
  const start = isSmall ? `[${first}${first.toLocaleUpperCase(language)}]` : '';
  return new RegExp(`^${start}${isSmall ? source.slice(first.length) : source}$`, 'u');
}
