import { hourMs } from '@thymely/contract/ground/time';
import type { Page } from '@playwright/test';
import type { Person } from './people.ts';
import { stack } from './stack.ts';
import { open } from './hydration.ts';

/** A signed-in user in the form in which Firebase stores them between two visits. */
type StoredUser = {
  uid: string;
  email: string;
  emailVerified: boolean;
  isAnonymous: boolean;
  appName: string;
  apiKey: string;
  stsTokenManager: { accessToken: string; refreshToken: string; expirationTime: number };
};

const appName = '[DEFAULT]';

/** Opens a page in a browser that remembers someone who signed in on an earlier visit. */
export async function openRemembering(page: Page, person: Person, address: string): Promise<void> {
  const memory = await page.addInitScript(fillStorage, entriesFor(person));
  await open(page, address);
  // The storage is not filled again on a reload, which must keep what the page has changed.
  await memory.dispose();
}

function entriesFor({
  uid,
  email,
  idToken,
  refreshToken,
  accessToken,
}: Person): [string, string][] {
  const user: StoredUser = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    appName,
    apiKey: stack.apiKey,
    stsTokenManager: {
      accessToken: idToken,
      refreshToken,
      expirationTime: Date.now() + hourMs,
    },
  };
  return [
    [`firebase:authUser:${stack.apiKey}:${appName}`, JSON.stringify(user)],
    ['access-token', accessToken],
  ];
}

/** Runs in the page, before its own scripts. */
function fillStorage(entries: [string, string][]): void {
  for (const [name, value] of entries) localStorage.setItem(name, value);
}
