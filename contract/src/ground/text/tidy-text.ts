/** C0 and C1 controls except newline and tab, DEL, and those that control the text direction. */
const unprintablePattern =
  // oxlint-disable-next-line no-control-regex -- naming control characters is the point
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB]/;

/** Whether well-formed text can be shown as it is. */
export function isPlainText(text: string): boolean {
  return !unprintablePattern.test(text);
}

/**
 * A letter, digit, punctuation mark or symbol, except those that are blank despite their Unicode
 * category: fillers, the Braille blank, the null notehead and the object replacement character.
 */
const visiblePattern =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether the text contains a visible character. */
export function isVisible(text: string): boolean {
  return visiblePattern.test(text);
}

/** Marks without width that change the direction of the text beside them. */
const directionMarks = /[\u061C\u200E\u200F]/g;

/** Returns the text in one line, without direction marks. */
export function inOneLine(text: string): string {
  return text.replace(directionMarks, '').replace(/[\t\n\r\u0085\u2028\u2029]+/g, ' ');
}

/**
 * Returns the text with a newline at the end of each line, at most one blank line in a row, and no
 * direction marks; or nothing if no character is visible.
 */
export function inLines(text: string): string {
  const lines = text
    .replace(directionMarks, '')
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => (isVisible(line) ? line : ''));
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n');
}
