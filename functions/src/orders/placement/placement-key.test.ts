import { expect, it } from 'vitest';
import { ordersSchemas } from '@thymely/contract/orders/schema';
import { requestHashOf, type PlacementBody } from './placement-key.ts';

const body = {
  quote: 'a'.repeat(64),
  pickup: 'asap',
  name: 'Dana',
  note: 'Hot',
  allergies: 'Nuts',
  phone: '555 0100 200',
} as const;

it('every field of the body but the telephone number counts when a placement is compared with an earlier one of its key', () => {
  const other: Required<PlacementBody> = {
    quote: 'b'.repeat(64),
    pickup: 29_500_000,
    name: 'Ben',
    note: '',
    allergies: '',
    phone: '555 0100 201',
  };
  expect(Object.keys(other)).toEqual(Object.keys(ordersSchemas.placeOrder.body.entries));
  const hashes = Object.entries(other).map(([field, value]) =>
    requestHashOf({ ...body, [field]: value }),
  );
  expect(new Set([requestHashOf(body), ...hashes]).size).toBe(6);
});

it('an order from before allergies could be stated keeps its hash', () => {
  expect(requestHashOf({ ...body, allergies: undefined })).toBe(
    'K5mZbKOuOR-ZWHqKYqzZJqfB_4kp-3Ss7AnuSvZoN-I',
  );
});
