import type { Page } from '@playwright/test';
import { sampleAccounts } from '../sample-data/accounts.ts';

/** Logs in with the sample account of a role, and goes on to an address. */
export async function logInAs(page: Page, role: string, address: string): Promise<void> {
  const account = sampleAccounts.find((each) => each.role === role);
  if (!account) throw new Error(`There is no sample account with the role ${role}.`);
  await page.goto(`/login?from=${encodeURIComponent(address)}`);
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
}
