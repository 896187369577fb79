import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the messages of this page have said so far, apart from those that a test has seen. */
    shownMessages?: string[];
  }
}

/**
 * Keeps what the alerts, questions and toasts of each page say. They stay for a moment, so they may be
 * gone before a busy machine looks.
 */
export async function noteMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: string[] = [];
    let last: { popup?: Element; words?: string } = {};
    window.shownMessages = shown;
    new MutationObserver(() => {
      const popup = document.querySelector('.swal2-popup, [data-question] dialog');
      const words = popup?.textContent ?? '';
      if (!popup || words === '' || (popup === last.popup && words === last.words)) return;
      shown.push(words);
      last = { popup, words };
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until a message has said this since the last one that a test waited for. */
export async function untilShown(page: Page, words: string): Promise<void> {
  const isShown = (sought: string) => {
    const shown = window.shownMessages ?? [];
    const index = shown.findIndex((message) => message.includes(sought));
    shown.splice(0, index + 1);
    return index >= 0;
  };
  await expect.poll(() => page.evaluate(isShown, words), `a message: ${words}`).toBe(true);
}
