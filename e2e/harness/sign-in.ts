import type { Page, Response } from '@playwright/test';
import { openRemembering } from './browser-memory.ts';
import type { Person } from './people.ts';
import { expect } from './test.ts';
import { untilShown } from './shown-messages.ts';

/** Fills in and sends the login form that the page shows. */
export async function submitLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

/**
 * Opens a page as someone who signed in on an earlier visit, and waits until the session has
 * started. Tests of signing in use the form instead.
 */
export async function openAs(page: Page, person: Person, address: string): Promise<void> {
  const session = page.waitForResponse(beginsSession);
  await openRemembering(page, person, address);
  await session;
}

function beginsSession(response: Response): boolean {
  return (
    response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/users'
  );
}

/** Waits for a SweetAlert dialog with this title and closes it. */
export async function dismissAlert(page: Page, title: string): Promise<void> {
  await untilShown(page, title);
  const alert = page.getByRole('dialog', { name: title });
  // After four seconds it closes by itself: a busy machine may come too late.
  await alert
    .getByRole('button', { name: 'OK' })
    .click({ timeout: 4000 })
    .catch(() => undefined);
  await expect(alert).toBeHidden();
}

/** Logs out through the drawer. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Account' })
    .getByRole('button', { name: 'Logout' })
    .click();
}
