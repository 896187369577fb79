import type { BrowserContext, Page } from '@playwright/test';

/** Matches the only files that may stub requests between the browser and the stack. */
const faultFile = /\.fault\.spec\.ts$/;

/** Makes stubbing a request throw outside those files, because a journey uses the real stack. */
export function refuseStubs(page: Page, context: BrowserContext, testFile: string): void {
  // A context serves many pages, so stubs belong on the page.
  refuseOn(context);
  if (!faultFile.test(testFile)) refuseOn(page);
}

function refuseOn(target: Page | BrowserContext): void {
  const refuse = (): never => {
    throw new Error('Requests are stubbed on the page, and in *.fault.spec.ts files only.');
  };
  Object.assign(target, { route: refuse, routeFromHAR: refuse, routeWebSocket: refuse });
}
