import { expect, it } from 'vitest';
import { hoursInOrder, hoursOver, ordersIn, takingsIn } from './day-hours.ts';

it('the hours of a business day begin after the longest rest, also past midnight', () => {
  expect(hoursInOrder(['12', '14', '11'])).toEqual(['11', '12', '13', '14']);
  expect(hoursInOrder(['18', '01', '23'])).toEqual([
    ...['18', '19', '20', '21', '22', '23'],
    ...['00', '01'],
  ]);
  expect(hoursInOrder([])).toEqual([]);
  const roundTheClock = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  expect(hoursInOrder(roundTheClock)).toEqual(roundTheClock);
});

it('the hours that are over come before the running one, whether that has orders or not', () => {
  const evening = ['18', '19', '20', '21', '22', '23', '00'];
  expect(hoursOver(evening, '20')).toEqual(['18', '19']);
  expect(hoursOver(evening, '00')).toEqual(evening.slice(0, -1));
  expect(hoursOver(evening, '01')).toEqual(evening);
  expect(hoursOver(evening, '17')).toEqual([]);
});

it('hours add up to orders and to takings, unless they were not kept', () => {
  const hours = { 11: { n: 2, cents: 1500 }, 12: { n: 1, cents: null } };
  expect(ordersIn(hours, ['11', '12', '13'])).toBe(3);
  expect(ordersIn(null, ['11'])).toBeUndefined();
  const takings = { 11: { n: 1, cents: 900 }, 14: { n: 1, cents: 700 } };
  expect(takingsIn(takings, ['11', '12'])).toBe(900);
  expect(takingsIn(null, ['11'])).toBeUndefined();
});
