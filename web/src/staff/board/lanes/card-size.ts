/** How large the cards of the board are: `small` is for a full evening. */
export type CardSize = 'small' | 'medium' | 'large';

/** From the largest on. */
export const cardSizes: readonly CardSize[] = ['large', 'medium', 'small'];

/** Cards in a narrower lane would need more lines than they save. A tablet has four beside three rails. */
const minSmallPx = 208;
/** The least widths of lanes with larger cards, in the width of the page's letters. */
const minRems = { medium: 15, large: 19 };

/** Returns the least width of a lane with cards of this size, in pixels. */
export function minLanePx(size: CardSize): number {
  if (size === 'small') return minSmallPx;
  return minRems[size] * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** How many rows of the grid a card of this height spans, with the room below it. */
export function rowsOf(heightPx: number): number {
  return Math.ceil((heightPx + gapPx) / rowPx);
}

/**
 * The height of a row of the grid; a card spans as many rows as its height takes. With lower rows
 * cards lie closer, and a press in a full evening takes longer to lay out.
 */
export const rowPx = 8;
/** The room between two cards. */
export const gapPx = 6;

/** Returns the height of the highest lane if cards of these heights are packed as the browser does it. */
export function packedHeight(heightsPx: readonly number[], lanes: number): number {
  if (lanes === 1) return heightsPx.reduce((sum, heightPx) => sum + heightPx + gapPx, -gapPx);
  const ends = Array.from({ length: lanes }, () => 0);
  for (const heightPx of heightsPx) {
    const first = ends.indexOf(Math.min(...ends));
    ends[first] = (ends[first] ?? 0) + rowsOf(heightPx);
  }
  return Math.max(...ends) * rowPx - gapPx;
}
