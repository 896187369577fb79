import { expect, type Page } from '@playwright/test';
import { realAnswer } from './real-answer.ts';

/** What the page is told in place of a lost response. */
export const lostResponse = {
  code: 'UNAVAILABLE',
  message: 'The kitchen is closed for a moment.',
};

/** Lets the next such call take effect, but replaces its response by a 503. */
export async function loseResponse(page: Page, method: string, path: string): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    const response = await realAnswer(route);
    expect(response.ok()).toBe(true);
    return route.fulfill({ status: 503, json: lostResponse });
  });
}
