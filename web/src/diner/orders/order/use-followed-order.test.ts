import { orderStates } from '@thymely/contract/orders/order-states';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { sampleOrder } from './sample-order.ts';
import { whenToAskAgain } from './use-followed-order.ts';

it('an order is requested every ten seconds until nobody can move it anymore', () => {
  const asked = orderStates.filter((state) => whenToAskAgain(sampleOrder({ state }), null));
  expect(asked).toEqual(['awaiting_payment', 'placed', 'accepted', 'cooking', 'ready']);
  expect(whenToAskAgain(sampleOrder(), null)).toBe(10_000);
});

it('an order that does not exist is requested once, and one that could not be read is requested again', () => {
  const failure = (status: number) => new ApiError({ status, code: 'NETWORK', message: '' });
  expect(whenToAskAgain(undefined, failure(404))).toBe(false);
  expect(whenToAskAgain(undefined, failure(503))).toBe(10_000);
  expect(whenToAskAgain(sampleOrder(), failure(0))).toBe(10_000);
});
