import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Whether Firestore's messages are kept from the page. */
    isStreamSilent?: boolean;
  }
}

/**
 * Makes it possible to silence the page's connection to Firestore while it stays open, as if
 * changes were lost on the way, without an error or anything that the SDK could notice.
 */
export async function prepareSilence(page: Page): Promise<(isSilent: boolean) => Promise<void>> {
  await page.addInitScript(silenceStreams);
  return async (isSilent) => {
    await page.evaluate((silent) => {
      window.isStreamSilent = silent;
    }, isSilent);
  };
}

/** Runs in the page, before its own scripts. */
function silenceStreams(): void {
  const isStream = ({ responseURL }: XMLHttpRequest) =>
    responseURL.includes('Firestore/Listen/channel');
  const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'onreadystatechange');
  Object.defineProperty(XMLHttpRequest.prototype, 'onreadystatechange', {
    ...own,
    set(this: XMLHttpRequest, handler: ((event: Event) => void) | null) {
      own?.set?.call(this, (event: Event) => {
        if (window.isStreamSilent !== true || !isStream(this)) handler?.call(this, event);
      });
    },
  });
}
