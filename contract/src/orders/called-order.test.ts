import { expect, it } from 'vitest';
import { calledOrder, isolatedName } from './called-order.ts';

it('an order is called by its number and its name', () => {
  expect(calledOrder({ number: 47, name: 'Dana' })).toBe('#47 Dana');
});

it.each(['נועה', 'ليلى', 'Dana דנה', '\u{1E900}'])(
  'a name that is written from right to left is isolated: %s',
  (name) => {
    expect(isolatedName(name)).toBe(`\u2068${name}\u2069`);
    expect(calledOrder({ number: 47, name })).toBe(`#47 \u2068${name}\u2069`);
  },
);

it.each(['Dana', 'Zoë 🙂', '花子', ''])('any other name stays as it is: %s', (name) => {
  expect(isolatedName(name)).toBe(name);
});
