import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { isCalendarDay } from '@thymely/contract/ground/calendar-day';
import { orderStates } from '@thymely/contract/orders/order-states';
import { typedNumber } from '@thymely/contract/ground/text/typed-text';
import type { OrderFilter } from '../../api/records.ts';

/** The states that an order can be found in: no payment is ever awaited without a provider. */
export const findableStates = orderStates.filter((state) => state !== 'awaiting_payment');

/** Reads a filter from the address of the page; what cannot be right is ignored. */
export function filterFrom(search: URLSearchParams): OrderFilter {
  const textOf = (name: string) => beginningOf(search.get(name) ?? '', 100) || undefined;
  const day = search.get('day') ?? '';
  return {
    day: isCalendarDay(day) ? day : undefined,
    number: numberIn(search.get('number') ?? ''),
    name: textOf('name'),
    dish: textOf('dish'),
    state: findableStates.find((state) => state === search.get('state')),
  };
}

/** Returns the number in `12` or `#12`. */
export function numberIn(text: string): string | undefined {
  return /^#?([1-9]\d{0,3})$/.exec(typedNumber(text))?.[1];
}
