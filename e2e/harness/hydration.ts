import type { Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/**
 * Waits until a prerendered page is hydrated: React has taken over every control that can be pressed. A
 * click before that would be lost without the test noticing. Playwright's own `waitForFunction` would
 * bring 340 kB of code into each page.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.evaluate(whenHydrated).catch((error: unknown) => {
    const hasLedElsewhere = String(error).includes('Execution context was destroyed');
    if (!hasLedElsewhere) throw error;
    return untilHydrated(page);
  });
}

/** Runs in the page. React keeps a control's handlers on the element, under names of its own. */
function whenHydrated(): Promise<void> {
  const hasProps = (control: Element) =>
    Object.keys(control).some((name) => name.startsWith('__reactProps'));
  const isHydrated = () => {
    // What only larger windows show is left as it is.
    const controls = [...document.querySelectorAll('#root :is(a, button, select)')].filter(
      (control) => control.getClientRects().length > 0,
    );
    return controls.length > 0 && controls.every(hasProps);
  };
  return new Promise((resolve) => {
    const look = () => {
      if (isHydrated()) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}
