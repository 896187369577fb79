import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Whether what Firestore sends is kept from the page. */
    isStreamSilent?: boolean;
  }
}

/**
 * Makes it possible that the page's connection to Firestore stays open and says nothing any more, as
 * if changes were lost on the way: no error, and nothing that the SDK could notice.
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
