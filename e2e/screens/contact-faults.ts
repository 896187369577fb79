import type { Ordering } from '@thymely/contract/ordering/endpoints';
import type { Page } from '@playwright/test';
import { phoneRequired } from './checkout-faults.ts';
import type { Fault } from './fault.ts';
import { ordersToMake } from './kitchen-orders.ts';
import { realAnswer } from '../harness/real-answer.ts';

/** Changes what the hours say, which are otherwise as they are. */
function withOrdering(changes: Partial<Ordering>): Fault['install'] {
  return (page: Page) =>
    page.route(/\/api\/ordering$/, async (route) => {
      const response = await realAnswer(route);
      const known = (await response.json()) as Ordering;
      await route.fulfill({ response, json: { ...known, ...changes } });
    });
}

const pushKey = 'B'.repeat(87);

/** A restaurant that asks for telephone numbers, or tells devices. */
export const contactFaults = {
  'a telephone number is required': phoneRequired,
  'messages are set up': {
    install: async (page) => {
      // A browser without a window refuses notifications without asking.
      await page.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { value: 'default' });
      });
      await withOrdering({ pushKey })(page);
    },
  },
  'an order has a telephone number': {
    install: async (page) => {
      const orders = ordersToMake().map((order) => ({ ...order, hasPhone: true }));
      await page.route(/\/api\/kitchen\/orders(\?.*)?$/, (route) =>
        route.fulfill({ json: orders }),
      );
      await page.route(/\/api\/kitchen\/orders\/.+\/contact$/, (route) =>
        route.fulfill({ json: { phone: '+1 555 0100 200' } }),
      );
    },
  },
} satisfies Record<string, Fault>;
