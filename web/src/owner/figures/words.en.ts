import { plural } from '@thymely/contract/ground/words';

export const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` });
/** The business day, and the time until which its figures go. */
export const until = (day: string, time: string) => `${day}, until ${time}`;
export const whichDays = 'Which days';
export const loading = 'Loading the figures';
export const downloadCsv = 'Download CSV';
export const endOfDay = 'End of day';
/** On the paper of a day. */
export const figuresAsOf = (time: string) => `As of ${time}`;
export const dishesSold = 'Dishes sold';

export const rangeEnds = { from: 'From', to: 'To' };
export const showRange = 'Show';
export const rangeMissing = 'Choose both days.';
export const rangeUpsideDown = 'The first day must not be after the last one.';
export const rangeTooLong = (days: number) => `Choose a range of up to ${days} days.`;

export const sameWeekdays = (range: string) => `the same weekdays before (${range})`;

export const ordersPerHour = 'Orders per hour';
export const ordersPerDay = 'Orders per day';
export const view = 'View';
export const asBars = 'Bars';
export const asTable = 'Table';
export const runningHour = 'this hour, still running';
export const stillRunning = (hour: string) => `${hour}, still running`;
export const hour = 'Hour';
export const day = 'Day';
export const noOrders = 'No orders on these days.';
export const hoursUnknown = '– Hours were not kept yet on this day.';

export const whenGuestsOrder = 'When guests order';
export const averageOf = (count: number, days: string) =>
  plural(count, {
    one: `pick-ups per hour, average of ${days} day`,
    other: `pick-ups per hour, average of ${days} days`,
  });

export const bestSellers = 'Best sellers';
export const nothingSold = 'Nothing was collected on these days.';

export const neverSold = 'Never sold in 28 days';
export const showAll = (count: string) => `All ${count}`;
export const everythingSold = 'Every dish was sold.';
export const soldOutSince = (day: string) => `sold out since ${day}`;
export const undeclared = 'no allergens declared';

export const why = 'Reason';
export const lostMoney = 'Amount';
export const rejected = {
  sold_out: 'Refused: sold out',
  too_busy: 'Refused: too busy',
  closing: 'Refused: closing',
  duplicate: 'Refused: the same order twice',
  other: 'Refused: another reason',
  no_answer: 'Not answered in time',
};
export const rejectedBecause = (code: string) => `Refused: ${code}`;

export const kitchenAndTax = 'Kitchen and tax';
export const timeToReadyFrom = 'From accepting on; orders for later from Start on.';
export const late = 'Ready late';
export const taxIncluded = 'Tax included';
export const taxAt = (rate: string) => `Tax included at ${rate}`;
export const unknownNote =
  '– stands for what was not kept yet on some of these days; sums leave such days out.';

export const csvColumns = {
  placed: 'Placed',
  orders: 'Open or collected',
  collected: 'Collected',
  open: 'Open',
  minutesToReady: 'Minutes to ready',
  rejected: 'Refused',
  canceled: 'Canceled',
  notPickedUp: 'Not picked up',
};
export const csvRejected = (code: string) => `Refused: ${code}`;
