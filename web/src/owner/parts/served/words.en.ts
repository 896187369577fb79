export const always = 'Always, whenever guests can pick up.';
export const addTimes = 'Add times';
export const timesLimit = (most: number) => `You've reached the limit of ${most} times.`;
export const days = 'Days';
export const from = 'From';
export const to = 'To';
/** Stands between the two times. */
export const between = 'to';
/** The controls of one of several times say which. */
export const daysOf = (place: number) => `Days, ${place}`;
export const fromOf = (place: number) => `From, ${place}`;
export const toOf = (place: number) => `To, ${place}`;
export const remove = (place: number) => `Remove times ${place}`;

export const noDays = 'Choose at least one day.';
export const noTime = 'Enter a time.';
export const noMinutes = 'These times are over when they begin. Enter another one.';
