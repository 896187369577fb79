import * as words from './words.en.ts';

/**
 * Emoji that guests use in names and notes. Printers of receipts are black and white, and a device
 * without a font for emoji prints an empty box, which must not be what is left of "No 🥜".
 */
const wordsByEmoji: Record<string, string> = words.emoji;

/** How an emoji is to look: in color, and in which color of skin. */
const looks = /[\uFE0E\uFE0F]|\p{Emoji_Modifier}/gu;
const oneByOne = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** Returns a text for paper, with `[peanuts]` for each emoji that has a word. */
export function spelledEmoji(text: string): string {
  let spelled = '';
  for (const { segment } of oneByOne.segment(text)) {
    const spelling = wordsByEmoji[segment.replaceAll(looks, '')];
    if (spelling === undefined) spelled += isBeside(spelled, segment) ? ` ${segment}` : segment;
    else spelled += `${spelled === '' || /\s$/.test(spelled) ? '' : ' '}[${spelling}]`;
  }
  return spelled;
}

/** Whether a letter or number would touch the words before it. */
function isBeside(spelled: string, segment: string): boolean {
  return spelled.endsWith(']') && /^[\p{L}\p{N}]/u.test(segment);
}
