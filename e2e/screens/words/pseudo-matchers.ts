import { accent } from '../../../words/pseudo-language.ts';

/** The marks of a message, and the words that make it longer. */
const filling = String.raw`(?:[\s~]|\[!!|!!\])`;

/** Returns a matcher of the pseudo-language for one of English words. */
export function inPseudoWords(words: string | RegExp, exact = false): RegExp {
  if (words instanceof RegExp) return new RegExp(pseudoSource(words.source), words.flags);
  const source = pseudoSource(words.trim().replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return exact ? new RegExp(`^${filling}*${source}${filling}*$`) : new RegExp(source, 'i');
}

/** What a pattern is made of: an escape, a class, the beginning of a group, or a character. */
const part = /\\.|\[(?:\\.|[^\]])*\]|\(\?(?:<?[=!]|:|<\w+>)|[^]/g;

function pseudoSource(source: string): string {
  return source.replaceAll(part, (text) => {
    if (text.startsWith('[')) return `${text.slice(0, -1)}${accentsOf(text)}]`;
    if (text === '^') return `^${filling}*`;
    if (text === '$') return `${filling}*$`;
    if (text === ' ' || text === String.raw`\s`) return `(?:${filling}+)`;
    if (/^(?:[:,;!]|\\[.?])$/.test(text)) return `${filling}*${text}`;
    return text.length === 1 && accent(text) !== text ? `[${text}${accent(text)}]` : text;
  });
}

function accentsOf(characterClass: string): string {
  const letters = characterClass.includes('a-z') ? 'abcdefghijklmnopqrstuvwxyz' : characterClass;
  return [...letters]
    .map((letter) => accent(letter))
    .filter((letter) => !/[\p{ASCII}]/u.test(letter))
    .join('');
}
