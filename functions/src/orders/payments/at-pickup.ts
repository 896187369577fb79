import { AppError } from '../../platform/app-error.ts';
import type { PaymentProvider } from './payment-provider.ts';
import * as words from './words.en.ts';

/** Payment at the counter, which the step `collect` confirms. */
export const atPickup: PaymentProvider = {
  first: {
    state: 'placed',
    payment: { method: 'at_pickup', status: 'due', providerRef: null },
  },
  begin: async () => ({ kind: 'none' }),
  // There is no outside provider that could send an event.
  settle: () => Promise.reject(new AppError('INVALID_REQUEST', words.noPayments)),
  // The money is returned over the counter.
  refund: async () => {},
};
