import { plural } from '@thymely/contract/ground/words';

export const pickup = 'Pick-up';
export const rightAway = 'Right away';
export const later = 'Later';
export const chooseTimeLater = 'choose a time';

export const day = 'Day';
export const today = 'Today';
export const tomorrow = 'Tomorrow';
export const noTimesLeft = 'There are no times left on this day. Choose another day.';
export const hour = 'Hour';
/** Heading of the times of an hour: 7 PM, 7:15 PM. */
export const minutes = 'Minutes';
/** Stands below a time, or below an hour all of whose times are so. */
export const free = 'free';
export const full = 'full';
/** Of the times of an hour. */
export const someFull = (full: number, times: number) => `${full} of ${times} full`;

export const morning = 'Morning';
export const lunch = 'Lunch';
export const afternoon = 'Afternoon';
export const dinner = 'Dinner';
export const late = 'Late';

export const atTime = (time: string) => `at ${time}`;
/** `tomorrow at 6 PM`, and the same with a weekday. */
export const atTimeOfDay = (day: string, time: string) => `${day} at ${time}`;
export const atTimeOfDate = (date: string, time: string) => `on ${date} at ${time}`;

export const about = (time: string) => `about ${time}`;
/** The time comes with its day. */
export const aboutOn = (time: string) => `about ${time}`;
/** The time comes as `atTime` and the others write it. */
/** Both times come as `about` and `aboutOn` write them. */
export const timeMoved = (was: string, now: string) => `It was ${was}. Now it's ${now}.`;
export const ready = (time: string) => `Ready ${time}`;
export const readyAbout = (time: string) => `Ready about ${time}`;
export const readyAboutOn = (time: string) => `Ready about ${time}`;

export const placeOrder = 'Place order';
export const seeChanges = 'See what changed';
export const chooseTime = 'Choose a time';
export const fix = (count: number) =>
  plural(count, { one: 'Fix 1 thing to order', other: `Fix ${count} things to order` });
