import type { BrowserContext, Page } from '@playwright/test';

/** Only files with this ending may stand between the browser and the stack. */
const faultFile = /\.fault\.spec\.ts$/;

/** A journey meets the real stack: stubbing a request elsewhere throws. */
export function refuseStubs(page: Page, context: BrowserContext, testFile: string): void {
  // A context serves many pages: what has to be stubbed is stubbed on the page.
  refuseOn(context);
  if (!faultFile.test(testFile)) refuseOn(page);
}

function refuseOn(target: Page | BrowserContext): void {
  const refuse = (): never => {
    throw new Error('Requests are stubbed on the page, and in *.fault.spec.ts files only.');
  };
  Object.assign(target, { route: refuse, routeFromHAR: refuse, routeWebSocket: refuse });
}
