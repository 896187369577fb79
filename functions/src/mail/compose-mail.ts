import { groupBy } from '@thymely/contract/ground/group-by';
import type { DayFigures } from '@thymely/contract/figures/endpoints';
import { salesOf } from '@thymely/contract/figures/sales';
import * as figureWords from '@thymely/contract/figures/words.en';
import { formatDate, inThousands, timeInWords } from '@thymely/contract/ground/in-words';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import type { DinerMailKind, MailKind } from '@thymely/contract/ordering/mail-kinds';
import { labelOf } from '@thymely/contract/options/choices';
import { namesOfChoices } from '@thymely/contract/options/counted-choices';
import type { OrderLine } from '@thymely/contract/orders/endpoints';
import type { OrderState } from '@thymely/contract/orders/order-states';
import { declineEndsMs } from '@thymely/contract/orders/promise';
import type { StoredOrder } from '../orders/order/store.ts';
import { restaurant } from '../platform/brand.ts';
import type { DayInMail } from './day-in-mail.ts';
import * as words from './words.en.ts';

export type MailText = { subject: string; text: string };

/** What a mail can be about, besides its kind. */
export type MailSubject = {
  order?: StoredOrder | undefined;
  day?: DayInMail | undefined;
  timeZone: string;
  /** The address of the site, without a slash at its end; empty for no links. */
  siteUrl: string;
};

/** The states in which a mail to the diner is still true. */
const statesOf: Record<DinerMailKind, readonly OrderState[]> = {
  received: ['placed'],
  accepted: ['accepted', 'cooking'],
  ready: ['ready'],
  refused: ['rejected'],
};

/**
 * Returns the subject and the text of a mail, or undefined if it is no longer true: a guest whose
 * food is ready does not have to read that it was confirmed.
 */
export function composeMail(kind: MailKind, about: MailSubject): MailText | undefined {
  switch (kind) {
    case 'received':
    case 'accepted':
    case 'ready':
    case 'refused':
      return toDiner(kind, about);
    case 'unanswered':
      return unanswered(about);
    case 'board_gone':
      return toOwner(words.boardGoneSubject, [words.boardGoneText], about);
    case 'day_sums':
      return daySums(about);
  }
}

function toDiner(kind: DinerMailKind, about: MailSubject): MailText | undefined {
  const { order, siteUrl } = about;
  if (order === undefined || !statesOf[kind].includes(order.state)) return undefined;
  const { subject, sentence } = sentencesOf(kind, order, about);
  const paragraphs = [words.hello(order.name), sentence, orderedDishes(kind, order)];
  if (siteUrl !== '') paragraphs.push(words.followOrder(`${siteUrl}/order/${order._id}`));
  paragraphs.push(words.farewell, sender(), words.automatic);
  return { subject, text: inParagraphs(paragraphs) };
}

/** Lists the dishes and the sum, which nobody pays for a refused order. */
function orderedDishes(kind: DinerMailKind, { lines, charges, totalCents }: StoredOrder): string {
  const dishes = lines.flatMap((line) => [
    words.dish(line.quantity, line.name, formatCents(line.totalCents)),
    ...detailsOf(line).map((detail) => `${indent}${detail}`),
  ]);
  const further = charges.map(({ label, cents }) => words.labeled(label, formatCents(cents)));
  const total = kind === 'refused' ? words.unpaidTotal : words.total;
  return [...dishes, ...further, total(formatCents(totalCents))].join('\n');
}

const indent = '    ';

function detailsOf({ choices, note }: OrderLine): string[] {
  const byGroup = groupBy(choices, ({ groupId }) => groupId);
  const details = [...byGroup.values()].map(
    (chosen) =>
      // The name of a group may end in a question mark of its own.
      `${labelOf(chosen[0]?.group ?? '')} ${namesOfChoices(chosen).join(', ')}`,
  );
  return note === '' ? details : [...details, words.note(note)];
}

/** Who writes, where the order is picked up, and whom to call. */
function sender(): string {
  return [restaurant.name, restaurant.address, words.telephone(restaurant.telephone)].join('\n');
}

function sentencesOf(kind: DinerMailKind, order: StoredOrder, { timeZone }: MailSubject) {
  const { number, dueAt, refusal } = order;
  const time = timeInWords(dueAt, timeZone);
  switch (kind) {
    case 'received':
      return { subject: words.receivedSubject(number), sentence: words.receivedText(number) };
    case 'accepted':
      return {
        subject: words.acceptedSubject(number, time),
        sentence: acceptedSentence(order, timeZone),
      };
    case 'ready':
      return { subject: words.readySubject(number), sentence: words.readyText(number) };
    case 'refused':
      return {
        subject: words.refusedSubject(number),
        sentence: words.refusedText(number, refusal?.message ?? ''),
      };
  }
}

/** Says when the order will be ready, and until when a later promise may be declined. */
function acceptedSentence(order: StoredOrder, timeZone: string): string {
  const { number, dueAt, pickup } = order;
  const [date, time] = [dateOf(dueAt, timeZone), timeInWords(dueAt, timeZone)];
  const untilMs = declineEndsMs(order);
  if (untilMs === undefined) return words.acceptedText(number, date, time);
  const first = timeInWords(pickup.quotedAt, timeZone);
  const until = timeInWords(untilMs, timeZone);
  return `${words.acceptedLaterText(number, date, time, first)} ${words.declineUntil(until)}`;
}

function unanswered(about: MailSubject): MailText | undefined {
  const { order } = about;
  if (order === undefined) return undefined;
  const { number, name } = order;
  const text = words.unansweredText(number, name);
  return toOwner(words.unansweredSubject(number), [text], about);
}

/** Says what the dashboard's figures say, in their words. */
function daySums(about: MailSubject): MailText | undefined {
  if (about.day === undefined) return undefined;
  const { figures, stillOpen } = about.day;
  const lines = linesOfDay(figures).map(([label, value]) => words.labeled(label, value));
  const open = stillOpen.map(({ number, name }) => words.openOrder(number, name));
  const paragraphs = [lines, ...(open.length > 0 ? [[words.openOrders, ...open]] : [])];
  return toOwner(
    words.daySumsSubject(dateOf(figures.day, 'UTC')),
    paragraphs.map((each) => each.join('\n')),
    about,
  );
}

function linesOfDay(figures: DayFigures): [label: string, value: string][] {
  const { placed, open, openCents, rejected, cancelled, notCollected } = figures;
  const { cents, orders, averageCents, onTime, minutesToReady } = salesOf(figures);
  const lost = inThousands(rejected + cancelled + notCollected);
  const openInWords = figureWords.countAndAmount(inThousands(open), formatCents(openCents));
  const percent = onTime === undefined ? undefined : Math.round(onTime * 100);
  return [
    [figureWords.takings, formatCents(cents)],
    [figureWords.orders, inThousands(orders)],
    [figureWords.average, knownInWords(averageCents, formatCents)],
    [figureWords.readyOnTime, knownInWords(percent, figureWords.percent)],
    [figureWords.timeToReady, knownInWords(minutesToReady, figureWords.minutes)],
    [figureWords.stillOpen, open === 0 ? '0' : openInWords],
    [figureWords.notServed, figureWords.lostOf(lost, inThousands(placed))],
    [words.refused, inThousands(rejected)],
    [figureWords.canceled, inThousands(cancelled)],
    [figureWords.notPickedUp, inThousands(notCollected)],
  ];
}

function knownInWords(value: number | undefined, inWords: (value: number) => string): string {
  return value === undefined ? '–' : inWords(value);
}

function toOwner(subject: string, paragraphs: string[], { siteUrl }: MailSubject): MailText {
  const link = siteUrl === '' ? [] : [words.openDashboard(`${siteUrl}/dashboard`)];
  return { subject, text: inParagraphs([...paragraphs, ...link]) };
}

function dateOf(at: string, timeZone: string): string {
  return formatDate(at, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });
}

function inParagraphs(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
