import { richText } from '@thymely/contract/ground/words';

export const introduction =
  'New orders ring here until somebody accepts them. Keep the board open while you take orders.';
export const startBoard = 'Start the board';
export const backToHome = 'Back to Home';

export const settings = 'Screen settings';
export const logOut = 'Log out';
export const save = 'Save';

export const screenName = 'Screen name';
export const screenNameHint = 'Such as Pass or Counter: other screens use it to say who was first.';
export const columns = 'Columns';
export const printWhenAccepted = 'Print when accepted';
export const printHint =
  "On this screen's printer, whichever screen accepts. An order for later is printed when it comes to To do.";
export const printNothing = 'Nothing';
export const printBoth = 'Both tickets';
export const volume = 'Volume';
export const percent = (number: number) => `${number} percent`;
export const testSound = 'Test the sound';
export const test = 'Test';

/** Of the time, which alone is seen. */
export const itIs = <Value>(time: Value) => richText`It is ${time}`;
export const soundIsOn = 'Sound is on';
export const soundIsOff = 'Sound is off';
export const staysAwake = 'Stays awake';
export const maySleep = 'Screen may go to sleep';

export const noSound = "This browser can't play sounds: watch the board.";
export const turnSoundOn = 'Sound is off: tap here';
export const unanswered =
  "The server can't be reached. New orders may be missing, and nothing can be changed until it's back.";
export const offline =
  "The server can't be reached. New orders don't show, and nothing can be changed until it's back.";
export const offlineSince = (time: string) =>
  `The server can't be reached. This is the board as of ${time}. New orders don't show, and nothing can be changed until it's back.`;
export const tryAgain = 'Try again';
export const pausedUntilTime = (time: string) => `Orders are paused until ${time}.`;
export const pausedUntilDay = (dayAndTime: string) => `Orders are paused until ${dayAndTime}.`;
export const boardIsOld =
  'There is a new version. This board reloads by itself within a minute; then tap it once for sound.';
export const resume = 'Resume';

export const endedOrders = 'Orders of the last 24 hours';
export const noEndedOrders = 'No order has left the board in the last 24 hours.';
export const orderingClosed = (sentence: string) =>
  `Ordering is closed. Guests read: “${sentence}”`;
