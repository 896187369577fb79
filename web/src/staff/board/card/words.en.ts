import { richText } from '@thymely/contract/ground/words';

export const accept = 'Accept';
export const start = 'Start';
export const ready = 'Ready';
export const collected = 'Collected';
export const makeAgain = 'Make again';
export const notCollected = 'Not collected';

/** Of an order that is no longer on the board, when it is not known why. */
export const leftBoard = 'Left the board';

/** Of the number of an order, and of its time and name where they stand beside it. */
export const moreFor = <Value>(order: Value) => richText`More for ${order}`;
/** Of the name of an order and its amount. */
export const toPay = <Value>(name: Value, amount: Value) => richText`${name}, to pay: ${amount}`;
export const dishes = 'Dishes';
/** Of what the guest has written. */
export const note = <Value>(text: Value) => richText`Note: ${text}`;

export const dueAtTime = <Value>(time: Value) => richText`Due ${time}`;
export const dueOnDay = <Value>(dayAndTime: Value) => richText`Due ${dayAndTime}`;
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
/** Also of a number that stands in a ring, above its unit. */
export const minutes = <Value>(count: Value) => richText`${count} min`;
/** Stands below the minutes. */
export const waiting = 'waiting';
