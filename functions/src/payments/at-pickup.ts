import { AppError } from '../http/app-error.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Paid at the counter: the step `collect` sets the payment paid. Nobody sends events about it. */
export const atPickup: PaymentProvider<never> = {
  method: 'at_pickup',
  first: {
    state: 'placed',
    payment: { method: 'at_pickup', status: 'due', providerRef: null },
  },
  begin: async () => ({ kind: 'none' }),
  settle: async () => {
    throw new AppError('INVALID_REQUEST', "There's no payment provider.");
  },
  // The cash goes back over the counter.
  refund: async () => {},
};
