import { parseAst } from 'vite';

const plain = 'aceginorsuyzACEINORSUYZ';
const accented = 'áçéĝíñöřšüýžÁÇÉÍÑÖŘŠÜÝŽ';

/** Text stays as it is in the source: an escape such as `\n` is no letter. */
const letterOrEscape = /\\u[\da-f]{4}|\\.|[a-z]/gi;

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/**
 * Returns a module of English words in the pseudo-language: every message has accents, is 40 %
 * longer, and stands between marks, so that a screen shows at once which words are none.
 */
export function inPseudoLanguage(code: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const body = (parseAst(code, { lang: 'ts' }) as unknown as { body: Node[] }).body;
  walk(body.filter(({ type }) => type === 'ExportNamedDeclaration'));
  return (
    edits
      // From the end to the start; of two at one place, the one that was found first.
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
  );

  function walk(value: unknown): void {
    if (Array.isArray(value)) for (const each of value) walk(each);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    if (node.type.startsWith('TS')) return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') editText(node);
    else if (node.type === 'TemplateLiteral') editTemplate(node);
    for (const [field, child] of Object.entries(node)) {
      // Keys and members name things of the code.
      const isName = (field === 'key' || field === 'property') && node['computed'] === false;
      if (!isName) walk(child);
    }
  }

  function editText({ start, end }: Node): void {
    const raw = code.slice(start + 1, end - 1);
    const quote = code[start] ?? '';
    edits.push({
      start,
      end,
      text: `${quote}[!! ${accent(raw)}${padding(raw.length)} !!]${quote}`,
    });
  }

  function editTemplate({ start, end, quasis }: Node): void {
    const texts = (quasis as Node[]).map((quasi) => textOf(code, quasi));
    const length = texts.reduce((sum, text) => sum + text.end - text.start, 0);
    edits.push({ start: end - 1, end: end - 1, text: `${padding(length)} !!]` });
    for (const text of texts.toReversed()) {
      edits.push({
        start: text.start,
        end: text.end,
        text: accent(code.slice(text.start, text.end)),
      });
    }
    edits.push({ start: start + 1, end: start + 1, text: '[!! ' });
  }
}

/** A part of a template without its marks, which the syntax tree counts as its own. */
function textOf(code: string, { start, end }: Node): { start: number; end: number } {
  const marks = /^[`}]?|(?:`|\$\{)?$/g;
  const [before = '', after = ''] = code.slice(start, end).match(marks) ?? [];
  return { start: start + before.length, end: end - after.length };
}

/** Returns a text with the accents of the pseudo-language. */
export function accent(raw: string): string {
  return raw.replaceAll(letterOrEscape, (letter) => accented[plain.indexOf(letter)] ?? letter);
}

/** Words that may be wrapped, as those of a longer language. */
function padding(length: number): string {
  return ' ~~~~'.repeat(Math.ceil((length * 0.4) / 5));
}
