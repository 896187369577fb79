import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Words on a page and when they were painted, by the clock of this machine and its stack. */
export type Seen = { words: string; atMs: number };

/** Records from now on when the text of an element has changed on the screen. */
export async function noteChanges(element: Locator): Promise<(words: string) => Promise<Seen>> {
  const notes = await element.evaluateHandle((watched) => {
    const seen: Seen[] = [];
    const note = () => {
      const words = watched.textContent;
      // By then, the frame with the change is on the screen.
      requestAnimationFrame(() => setTimeout(() => seen.push({ words, atMs: Date.now() })));
    };
    new MutationObserver(note).observe(watched, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return seen;
  });
  let known = 0;
  /** Returns the first unread record whose text contains these words. */
  return async (words) => {
    let found: Seen | undefined;
    await expect
      .poll(
        async () => {
          const later = await notes.evaluate((seen, from) => seen.slice(from), known);
          const index = later.findIndex((note) => note.words.includes(words));
          found = later[index];
          if (found) known += index + 1;
          return found !== undefined;
        },
        { intervals: [20] },
      )
      .toBe(true);
    if (!found) throw new Error(`Never seen: ${words}`);
    return found;
  };
}

/** Returns a percentile: the p95 of 40 times is the third longest. */
export function percentile(times: readonly number[], hundredths: number): number {
  const ordered = times.toSorted((one, other) => one - other);
  return ordered[Math.ceil((ordered.length * hundredths) / 100) - 1] ?? Number.NaN;
}
