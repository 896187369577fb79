import { describe, expect, it } from 'vitest';
import { createFakeCardProvider } from '../../testing/fake-card-provider.ts';
import { orderOf } from '../../testing/orders.ts';
import { atPickup } from './at-pickup.ts';
import { orderAfterPayment } from './order-after-payment.ts';
import type { PaymentProvider } from './payment-provider.ts';

const nowMs = Date.parse('2026-03-01T18:05:00Z');

/** The rules that every provider follows. */
describe.each<[string, () => PaymentProvider]>([
  ['at the counter', () => atPickup],
  ['by card', createFakeCardProvider],
])('a provider of payments %s', (_, create) => {
  const order = (provider: PaymentProvider) => orderOf(provider.first);

  it('places an order at once exactly if nothing must be done before', async () => {
    const provider = create();
    const step = await provider.begin(order(provider));
    expect(step.kind === 'none').toBe(provider.first.state === 'placed');
    expect(provider.first.payment).toMatchObject({ status: 'due', providerRef: null });
  });

  it('begins one payment, however often it is requested', async () => {
    const provider = create();
    const first = await provider.begin(order(provider));
    expect(await provider.begin(order(provider))).toEqual(first);
  });

  it('refuses an event that is not its own', async () => {
    const body = JSON.stringify({ orderId: 'order-1', outcome: 'paid', ref: 'made up' });
    const forged = create().settle({ body, signature: 'made up' });
    await expect(forged).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('accepts a repeated refund', async () => {
    const provider = create();
    const refund = { ref: 'payment-of-order-1', cents: 1640, key: 'once' };
    await provider.refund(refund);
    await provider.refund(refund);
  });
});

describe('an order paid by card', () => {
  const cards = createFakeCardProvider();
  const waiting = orderOf({ ...cards.first, isOpen: false, times: {} });
  const settled = async (outcome: 'paid' | 'failed') =>
    cards.settle(cards.eventFor(waiting._id, outcome));

  it('is placed when the payment is reported, and the same event again changes nothing', async () => {
    const paid = orderAfterPayment(waiting, await settled('paid'), nowMs);
    expect(paid).toMatchObject({ state: 'placed', isOpen: true, revision: 2 });
    expect(paid.payment).toMatchObject({ status: 'paid', providerRef: 'payment-of-order-1' });
    expect(orderAfterPayment(paid, await settled('paid'), nowMs + 1)).toBe(paid);
    expect(orderAfterPayment(paid, await settled('failed'), nowMs + 1)).toBe(paid);
  });

  it('is cancelled when the payment fails, and a late report does not bring it back', async () => {
    const failed = orderAfterPayment(waiting, await settled('failed'), nowMs);
    expect(failed).toMatchObject({ state: 'cancelled', isOpen: false });
    expect(failed.payment.status).toBe('void');
    expect(orderAfterPayment(failed, await settled('paid'), nowMs + 1)).toBe(failed);
  });

  it('is paid and refunded only once, by the provider that began it', async () => {
    await cards.begin(waiting);
    await cards.begin(waiting);
    expect([...cards.payments]).toEqual([[waiting._id, 1640]]);
    const refund = { ref: 'payment-of-order-1', cents: 1640, key: 'once' };
    await cards.refund(refund);
    await cards.refund(refund);
    expect(cards.refunds.size).toBe(1);
  });
});
