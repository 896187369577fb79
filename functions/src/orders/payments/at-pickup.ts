import { AppError } from '../../platform/app-error.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Paid at the counter: the step `collect` says that it was. */
export const atPickup: PaymentProvider = {
  first: {
    state: 'placed',
    payment: { method: 'at_pickup', status: 'due', providerRef: null },
  },
  begin: async () => ({ kind: 'none' }),
  // Nobody outside has anything to say about it.
  settle: () =>
    Promise.reject(new AppError('INVALID_REQUEST', 'There are no payments to be reported.')),
  // The money goes back over the counter.
  refund: async () => {},
};
