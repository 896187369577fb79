import type { Browser, Locator, Page, Response } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { type PageProblems, watchPage } from './page-problems.ts';
import { firestore, type Person, signIn } from './people.ts';
import { openAs } from './sign-in.ts';
import { expect } from './test.ts';
import { openBrowser } from './visits.ts';

/** Opens the board as a kitchen screen, and waits until it listens for changes and was counted. */
export async function startBoard(page: Page, cook: Person, screen = 'Pass'): Promise<void> {
  // The person signs in after the role was given, so that the token has the role.
  await openAs(page, await signIn(cook), '/kitchen');
  await page.getByLabel('Screen name').fill(screen);
  const listening = page.waitForRequest(/Firestore\/Listen\/channel/);
  const counted = page.waitForResponse(isBeat);
  await page.getByRole('button', { name: 'Start the board' }).click();
  await expect(page.getByRole('region', { name: /^New/ })).toBeVisible();
  await Promise.all([listening, counted]);
}

/** Whether a response answers a board's report that it is on. */
export function isBeat(response: Response): boolean {
  return response.url().endsWith('/api/kitchen/heartbeat');
}

/** Counts the requests for the list of open orders. */
export function countLists(page: Page): () => number {
  let lists = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/kitchen/orders') lists += 1;
  });
  return () => lists;
}

/**
 * Waits until a board hears what other screens change. Firestore's emulator can lose a change that is made
 * while a listener begins, which Firestore does not, so the change is made again until the board acts on it.
 */
export async function untilBoardHears(page: Page): Promise<void> {
  const lists = countLists(page);
  const acknowledgeAgain = async () => {
    const acknowledgedAt = Timestamp.now();
    await firestore().doc('kitchen/live').set({ acknowledgedAt }, { merge: true });
    return lists();
  };
  await expect.poll(acknowledgeAgain, 'the board has not asked for its list').toBeGreaterThan(0);
}

export function cardOf(page: Page, { number }: { number: number }): Locator {
  return page.getByRole('article', { name: `#${number} ` });
}

type OtherBrowser = { page: Page; problems: PageProblems; close: () => Promise<void> };

/** Opens a second browser with a storage of its own. */
export async function openOtherBrowser(browser: Browser): Promise<OtherBrowser> {
  const context = await openBrowser(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  const problems = watchPage(page);
  return {
    page,
    problems,
    async close() {
      await context.close();
      expect(problems.list(), 'nothing goes wrong in the other browser').toEqual([]);
    },
  };
}

/**
 * Presses a button of an order at an instant, without the pointer, because two browsers on one
 * machine cannot both have it. Returns false when the button is not there by then.
 */
export function pressAt(page: Page, label: string, atMs: number): Promise<boolean> {
  return page.evaluate(press, { label, atMs });
}

/** Runs in the page. */
async function press({ label, atMs }: { label: string; atMs: number }): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, atMs - Date.now()));
  const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  button?.click();
  return button !== null;
}
