import type { Page } from '@playwright/test';
import { ordersToMake } from './kitchen-orders.ts';
import type { Fault } from './fault.ts';

/** Refuses to delete the account: one of its orders is still open. */
async function keepAccount(page: Page): Promise<void> {
  const [order] = ordersToMake();
  const message =
    'Order #47 is still open. Your account can be deleted once it is picked up or canceled.';
  await page.route(/\/api\/users\/me$/, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 409,
          json: { code: 'CONFLICT', message, order: { ...order, number: 47 } },
        })
      : route.continue(),
  );
}

/** What keeps people from changing or leaving their account. */
export const accountFaults = {
  'an order keeps the account': { install: keepAccount, expects: ['response: 409 DELETE'] },
} satisfies Record<string, Fault>;
