import { createHmac } from 'node:crypto';
import { AppError } from '../platform/app-error.ts';
import type { PaymentProvider, Refund, Settlement } from '../orders/payments/payment-provider.ts';

type Event = { body: string; signature: string };

export type FakeCardProvider = PaymentProvider & {
  /** Returns the provider's event after the diner has paid or failed to, as often as requested. */
  eventFor: (orderId: string, outcome: Settlement['outcome']) => Event;
  /** The payments begun so far. */
  payments: ReadonlyMap<string, number>;
  refunds: ReadonlyMap<string, Refund>;
};

const secret = 'known to both';
const signatureOf = (body: string) => createHmac('sha256', secret).update(body).digest('hex');

/** Creates a provider that takes cards on a page of its own, and reports by signed events. */
export function createFakeCardProvider(): FakeCardProvider {
  const payments = new Map<string, number>();
  const refunds = new Map<string, Refund>();
  const refOf = (orderId: string) => `payment-of-${orderId}`;

  return {
    payments,
    refunds,
    first: {
      state: 'awaiting_payment',
      // The contract has no value for cards yet.
      payment: { method: 'at_pickup', status: 'due', providerRef: null },
    },
    async begin({ _id, totalCents }) {
      payments.set(_id, totalCents);
      return { kind: 'redirect', url: `https://cards.test/${refOf(_id)}` };
    },
    eventFor(orderId, outcome) {
      const body = JSON.stringify({ orderId, outcome, ref: refOf(orderId) });
      return { body, signature: signatureOf(body) };
    },
    async settle({ body, signature }) {
      if (signature !== signatureOf(body)) {
        throw new AppError('INVALID_REQUEST', "This isn't an event of the card provider.");
      }
      return JSON.parse(body) as Settlement;
    },
    async refund(refund) {
      refunds.set(refund.key, refund);
    },
  };
}
