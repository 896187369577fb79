import { decodeHTMLStrict } from 'entities';

const comment = /<!--[^<>]*-->/g;
/** What stands in a script or a style is no text. None of them stands in another one. */
const unread = /<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi;
/** What begins a line of its own. */
const lineTag =
  /<\/?(?:br|p|div|li|ul|ol|tr|table|h[1-6]|hr|section|article|blockquote)(?:\s[^<>]*)?\/?>/gi;
const otherTag =
  /<\/?(?:a|abbr|b|big|code|del|em|font|i|img|ins|mark|meta|o:p|s|script|small|span|strike|strong|style|sub|sup|tbody|td|th|thead|u|wbr)(?:\s[^<>]*)?\/?>/gi;

/**
 * Returns a cell as the text that a page would show: without tags of HTML, and with the characters
 * that its entities stand for, which some systems encode twice. A `<` that begins no tag stays.
 */
export function plainCell(cell: string): string {
  if (!/[<&]/.test(cell)) return cell;
  const once = decodeHTMLStrict(withoutTags(cell));
  const twice = decodeHTMLStrict(withoutTags(once));
  const plain = withoutTags(twice);
  return plain === cell ? cell : tidied(plain);
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replaceAll(comment, '')
    .replaceAll(unread, '')
    .replaceAll(lineTag, '\n')
    .replaceAll(otherTag, '');
}

/** Spaces and line breaks as a page would show them, with a blank line at most. */
function tidied(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\t \u00a0]+/g, ' ')
    .replaceAll(' \n', '\n')
    .replaceAll('\n ', '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
