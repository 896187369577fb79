/**
 * Whether a text is a day of the calendar, `YYYY-MM-DD`. `Date.parse` decides too little, because it
 * takes February 30 for March 2.
 */
export function isCalendarDay(text: string): boolean {
  // The calendar begins with the year 1, and so do Firestore's times.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
