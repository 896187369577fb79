export const accept = 'Accept';
export const start = 'Start';
export const ready = 'Ready';
export const collected = 'Collected';
export const makeAgain = 'Make again';
export const notCollected = 'Not collected';
export const undo = 'Undo';

export const moreFor = (order: string) => `More for ${order}`;
/** Stands between the name of an order and the amount. */
export const toPay = ', to pay: ';
export const dishes = 'Dishes';
/** Precedes what the guest has written. */
export const note = 'Note: ';

/** Precedes the time of an order. */
export const beforeTime = 'Due ';
/** Precedes the day and the time of an order. */
export const beforeDay = 'Due ';
export const dueAtTime = (time: string) => `Due ${time}`;
export const dueOnDay = (dayAndTime: string) => `Due ${dayAndTime}`;
export const justReady = 'Just ready';
export const waitingFor = (minutes: number) => `Waiting ${minutes} min`;
/** An order that the kitchen does not answer ends by itself. */
export const answerWithin = (minutes: number) => `Answer within ${minutes} min`;
export const answerNow = 'Answer now, or it ends';
/** The order was accepted for later than promised. */
export const guestMayDecline = (minutes: number) => `Guest may decline for ${minutes} min`;
export const notAnsweredFor = (minutes: number) => `Not answered for ${minutes} min`;

/** A lane has room for ten letters. */
export const minutesLate = (minutes: string) => `${minutes} late`;
export const minutesLeft = (minutes: number) => `${minutes} min`;
export const minutesWaited = (minutes: number) => `${minutes} min`;
/** Stands below the minutes. */
export const waiting = 'waiting';
