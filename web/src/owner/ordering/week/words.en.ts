import { plural } from '@thymely/contract/ground/words';

export const text =
  'When guests can pick up. A closing time at or before the opening time is on the next day.';
export const closedAllWeek = 'Closed all week. Start with the same hours every day, then adjust.';
export const sameEveryDay = (hours: string) => `${hours} every day`;

export const dayIs = (day: string) => `${day} is`;
export const kinds = { open: 'Open', closed: 'Closed', 'whole-day': '24 hours' };
export const addHours = 'Add hours';
export const opens = 'Opens';
export const closes = 'Closes';
export const periodOpens = (place: number) => `Opens, period ${place}`;
export const periodCloses = (place: number) => `Closes, period ${place}`;
/** Stands between the two times. */
export const to = 'to';
export const removePeriod = (place: number) => `Remove period ${place}`;

export const wholeDayUntilNext = (time: string) => `24 hours, until ${time} the next day`;
export const wholeDayFrom = (time: string) => `24 hours from ${time}`;
export const endsNextDay = (hours: string) => `${hours} the next day`;
export const notFilledIn = 'not filled in';

export const copy = 'Copy';
export const copyToOthers = 'Copy to other days';
export const copyDay = (day: string) => `Copy ${day}`;
export const toTheseDays = 'To these days';
export const everyDay = 'Every day';
export const copyHours = 'Copy hours';

export const exceptionsText =
  'Holidays and parties: on these dates, these hours replace those of the week.';
export const noExceptions = 'No special dates. The hours of the week apply every day.';
export const addDate = 'Add a date';
export const removePastDates = (count: number) =>
  plural(count, { one: 'Remove 1 past date', other: `Remove ${count} past dates` });
export const date = 'Date';
export const onThisDate = 'On this date';
export const removeDate = (date: string) => `Remove ${date}`;
export const removeThisDate = 'Remove this date';
export const dateLabel = 'Label';
export const dateLabelExample = 'Christmas Day';

/** An open order and when it is due, such as `#47 Dana (Friday at 9:30 PM)`. */
export const orderAt = (order: string, time: string) => `${order} (${time})`;
export const ordersOutside = (count: number, number: string, orders: string) =>
  plural(count, {
    one: `One open order is due outside of these hours: ${orders}. It stays as it is.`,
    other: `${number} open orders are due outside of these hours: ${orders}. They stay as they are.`,
  });
export const ordersUnknown =
  "We couldn't find out whether open orders are due outside of these hours.";
