/** C0 and C1 controls but newline and tab, DEL, and what embeds, overrides or isolates directions. */
const unprintablePattern =
  // eslint-disable-next-line no-control-regex -- naming control characters is the point
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB]/;

/** Whether text can be shown as it is. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !unprintablePattern.test(text);
}

/**
 * A letter, digit, sign or drawing. Some that Unicode counts among them are blank: fillers, the blank
 * of Braille, a null notehead, a placeholder.
 */
const visiblePattern =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is anything in a text for a reader to see. */
export function isVisible(text: string): boolean {
  return visiblePattern.test(text);
}

/** They have no width, and act on what stands next to them. */
const directionMarks = /[\u061C\u200E\u200F]/g;

/** The text in one line, without marks of direction. */
export function inOneLine(text: string): string {
  return text.replace(directionMarks, '').replace(/[\t\n\r\u0085\u2028\u2029]+/g, ' ');
}

/**
 * The text in lines that end with a newline each, never more than one of them blank in a row, without
 * marks of direction. Nothing if there is nothing to see.
 */
export function inLines(text: string): string {
  const lines = text
    .replace(directionMarks, '')
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => (isVisible(line) ? line : ''));
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n');
}
