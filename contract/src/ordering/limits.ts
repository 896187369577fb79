/** The limits of the settings of ordering. They are in a file of their own because no first load needs them. */
export const orderingLimits = {
  /** The maximum number of days that an order can be placed ahead. */
  daysAhead: 30,
  /** The maximum number of orders in one slot. */
  slotOrders: 200,
  periodsPerDay: 4,
  exceptions: 200,
  exceptionLabelLength: 60,
  /** The maximum number of named rates of tax. */
  taxRates: 5,
  taxRateNameLength: 40,
  /** The highest rate of tax, 50 %, in hundredths of a percent. */
  taxRateMaxBp: 5000,
  /** The range of dates that can be exceptions. Counting on from either end gives valid dates. */
  exceptionDates: ['2020-01-01', '2100-12-31'],
  /** The maximum body of the settings, enough for all exceptions with labels in any script. */
  settingsBodyBytes: 128 * 1024,
  closedNoticeLength: 200,
} as const;
