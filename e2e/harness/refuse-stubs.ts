import type { BrowserContext, Page } from '@playwright/test';

/** Only files with this ending may stand between the browser and the stack. */
const faultFile = /\.fault\.spec\.ts$/;

/** A journey meets the real stack: whoever stubs a request elsewhere is told so. */
export function refuseStubs(page: Page, context: BrowserContext, testFile: string): void {
  if (faultFile.test(testFile)) return;
  const refuse = (): never => {
    throw new Error('Requests are stubbed in *.fault.spec.ts files only.');
  };
  for (const target of [page, context]) {
    Object.assign(target, { route: refuse, routeFromHAR: refuse, routeWebSocket: refuse });
  }
}
