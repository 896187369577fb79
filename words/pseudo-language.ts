import type { Texts } from './read-messages.ts';

const plain = 'aceginorsuyzACEINORSUYZ';
const accented = 'áçéĝíñöřšüýžÁÇÉÍÑÖŘŠÜÝŽ';

/**
 * Returns English texts in the pseudo-language: with accents, 40 % longer and between marks, so that a
 * screen shows at once which words are no messages.
 */
export function inPseudoLanguage(texts: Texts): Texts {
  const { other, ...forms } = texts;
  const own = Object.entries(forms).map(([form, text]) => [form, marked(text)]);
  return { ...(Object.fromEntries(own) as Partial<Texts>), other: marked(other) };
}

function marked(text: string): string {
  // A value is put in by its name.
  const parts = text.split(/(\{\w+\})/);
  const words = parts.map((part, index) => (index % 2 === 0 ? accent(part) : part)).join('');
  return `[!! ${words}${padding(text.replaceAll(/\{\w+\}/g, '').length)} !!]`;
}

/** Returns a text with the accents of the pseudo-language. */
export function accent(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
}

/** Words that may be wrapped, as those of a longer language. */
function padding(length: number): string {
  return ' ~~~~'.repeat(Math.ceil((length * 0.4) / 5));
}
