import { minuteMs } from '@thymely/contract/ground/time';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { sizeGroupId } from '@thymely/contract/menu/sizes';
import { chromium, type Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { findBrowser } from '../../e2e/harness/find-browser.ts';
import { toOrderFields } from '../../functions/src/orders/order/order.firestore.ts';
import { sampleOrders } from '../sample-data/orders.ts';
import { startSite } from '../testing/test-site.ts';
import { type Interaction, press, timesOf } from './event-times.ts';
import { logInAs } from './log-in.ts';
import type { Measurement } from './measurement.ts';

/** More than a rush leaves open: what is fast with so many is fast with fewer. */
const openCount = 400;

/** The interactions, each on a different order: the next one in line. */
const interactions: Interaction[] = ['Accept', 'Start'].flatMap((action) =>
  Array.from({ length: 6 }, () => ({
    what: action,
    act: (page: Page) =>
      press(
        page
          .getByRole('button', { name: new RegExp(`^${action} #\\d+$`), disabled: false })
          .first(),
      ),
  })),
);

/** The interactions of the list of what is sold out, which has every dish and each of its sizes. */
const soldOut: Interaction[] = [
  { what: 'Sold out', act: (page) => press(page.getByRole('button', { name: 'Sold out' })) },
  ...['s', 'o', 'u', 'Backspace', 'Backspace', 'Backspace'].map((key) => ({
    what: 'finding what is sold out',
    act: (page: Page) => page.getByLabel('Find a dish or an option').press(key),
  })),
  ...Array.from({ length: 3 }, () => ({
    what: 'marking as sold out',
    act: (page: Page) =>
      press(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Sold out: / })
          .first(),
      ),
  })),
];

/** Measures the kitchen's board with these dishes and 400 open orders in the whole stack, on two screen sizes. */
export async function* measureKitchenBoard(dishes: MenuItem[]): AsyncIterable<Measurement[]> {
  const { env, stop } = await startSite({ dishes });
  Object.assign(process.env, env);
  const app = initializeApp({ projectId: env['E2E_PROJECT'] ?? '' }, 'bench-board');
  const browser = await chromium.launch(await findBrowser());
  try {
    await openOrders(getFirestore(app));
    for (const width of [768, 1440]) {
      const page = await browser.newPage({
        baseURL: env['E2E_SITE_URL'] ?? '',
        viewport: { width, height: 1024 },
      });
      await logInAs(page, 'kitchen', '/kitchen');
      await page.getByRole('button', { name: 'Start the board' }).click();
      await page
        .getByRole('button', { name: /^Accept #/ })
        .first()
        .waitFor();
      const where = `the board at ${width} px, ${openCount} open orders, ${dishes.length} dishes`;
      yield await timesOf(page, [...interactions, ...soldOut], where);
      await page.close();
    }
  } finally {
    await browser.close();
    await deleteApp(app);
    await stop();
  }
}

/** Stores copies of one order, half of them accepted, which are due at intervals of one minute. */
async function openOrders(db: Firestore): Promise<void> {
  const [sample] = sampleOrders(Date.now());
  if (sample === undefined) throw new Error('There is no sample order.');
  const size = { groupId: sizeGroupId, choiceId: 'large', group: 'Size', name: 'Large', cents: 0 };
  const lines = sample.order.lines.map((line) => ({ ...line, choices: [size, ...line.choices] }));
  const batch = db.batch();
  for (let number = 1; number <= openCount; number += 1) {
    const order = {
      ...sample.order,
      lines,
      _id: `bench-${number}`,
      number,
      isOpen: true,
      revision: 1,
      state: number % 2 === 0 ? ('accepted' as const) : ('placed' as const),
      dueAt: new Date(Date.now() + (10 + number) * minuteMs).toISOString(),
    };
    batch.create(db.doc(`orders/${order._id}`), toOrderFields(order));
  }
  await batch.commit();
}
