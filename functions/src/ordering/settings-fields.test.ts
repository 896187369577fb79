import { expect, it } from 'vitest';
import { newOrderingSettings } from '../testing/ordering-settings.ts';
import { orderingSettingsOf } from './ordering-settings.firestore.ts';

it('requirement 51: without a limit of its own, one address gets half of what all unverified guests get', () => {
  const limitsOf = (own: { unverifiedOrders?: number; unverifiedPerAddress?: number }) => {
    const before = {
      ...newOrderingSettings(),
      unverifiedOrders: undefined,
      unverifiedPerAddress: undefined,
    };
    const { unverifiedOrders, unverifiedPerAddress } = orderingSettingsOf({ ...before, ...own });
    return [unverifiedOrders, unverifiedPerAddress];
  };
  expect(limitsOf({})).toEqual([60, 30]);
  expect(limitsOf({ unverifiedOrders: 41 })).toEqual([41, 21]);
  expect(limitsOf({ unverifiedOrders: 41, unverifiedPerAddress: 5 })).toEqual([41, 5]);
});
