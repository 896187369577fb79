import { dayMs } from '@thymely/contract/ground/time';
import { daysBetween } from '@thymely/contract/hours/hours';
import { daySchema } from '@thymely/contract/orders/schema';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { createFiguresStore } from '../../functions/src/figures/figures.firestore.ts';
import { differencesOf, recountedFigures } from '../../functions/src/figures/recount.firestore.ts';
import { toOrder } from '../../functions/src/orders/order/order.firestore.ts';
import { command, projectOption, UserError } from '../command.ts';
import { countInWords } from '../count-in-words.ts';
import { withProject } from './project.ts';

const usualDays = 28;
const dayNoun = { one: 'day', many: 'days' };
const orderNoun = { one: 'order', many: 'orders' };

/**
 * Compares the ledgers of business days with the orders of these days, and names each figure that
 * differs. It only reads: one document for each day and each order.
 */
await command(
  {
    call: 'npm run recount',
    options: { project: projectOption, from: { value: '<day>' }, to: { value: '<day>' } },
  },
  ({ project, from, to }) =>
    withProject(project, async ({ db, place }) => {
      const days = daysOf({ from, to });
      let orders = 0;
      let differing = 0;
      for (const day of days) {
        const counted = await recountDay(db, day);
        orders += counted.orders;
        if (counted.lines.length === 0) continue;
        differing += 1;
        console.log(`${day}:`);
        for (const line of counted.lines) console.log(`  - ${line}`);
      }
      const what = `${countInWords(orders, orderNoun)} of ${countInWords(days.length, dayNoun)}`;
      if (differing > 0) {
        throw new UserError(
          `${place}: ${what} recounted; ${countInWords(differing, dayNoun)} with differences.`,
        );
      }
      console.log(`${place}: ${what} recounted; the figures are the same, to the cent.`);
    }),
);

async function recountDay(
  db: Firestore,
  day: string,
): Promise<{ orders: number; lines: string[] }> {
  const [inLedger] = await createFiguresStore(db).readDays([day]);
  const { docs } = await db.collection('orders').where('day', '==', day).get();
  const orders = docs.flatMap((each) => toOrder(each) ?? []);
  const inOrders = recountedFigures(day, orders);
  const unread = docs.length - orders.length;
  const differences = inLedger === undefined ? [] : differencesOf(inLedger, inOrders);
  return {
    orders: docs.length,
    lines: [
      ...differences.map(
        ({ figure, ...values }) =>
          `${figure}: ${values.inLedger} in the ledger, ${values.inOrders} in its orders`,
      ),
      ...(unread > 0 ? [`${countInWords(unread, orderNoun)} could not be read`] : []),
    ],
  };
}

function daysOf(range: { from: string | undefined; to: string | undefined }): string[] {
  const to = range.to ?? dayOf(Date.now());
  const from = range.from ?? dayOf(Date.parse(to) - (usualDays - 1) * dayMs);
  if (![from, to].every((day) => v.is(daySchema, day))) {
    throw new UserError('Write --from and --to like this: 2026-01-31.');
  }
  if (from > to) throw new UserError('--from must not be after --to.');
  return daysBetween(from, to);
}

function dayOf(ms: number): string {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}
