import type { Today } from '@thymely/contract/figures/endpoints';
import { businessDayAt } from '@thymely/contract/ordering/business-day';
import { addDays } from '@thymely/contract/ordering/opening-hours';
import type { OrderingReader } from '../ordering/read-ordering.ts';
import { toInstant } from '../ordering/time-zones.ts';
import type { FiguresStore } from './figures.firestore.ts';
import { roomIn, slotsAhead } from './room-ahead.ts';

type ReadTodayDeps = {
  figures: Pick<FiguresStore, 'readDaysWithSlots'>;
  orderingReader: Pick<OrderingReader, 'readSettings'>;
  nowMs: () => number;
};

/** Returns today beside the same day of the week before, and the room in the next two hours. */
export async function readToday({ figures, orderingReader, nowMs }: ReadTodayDeps): Promise<Today> {
  const settings = await orderingReader.readSettings();
  const now = nowMs();
  const today = businessDayAt(now, { hours: settings, toInstant });
  const slots = slotsAhead(settings, now);
  const ownDays = [today, addDays(today, -7)];
  const days = [...new Set([...ownDays, ...slots.map(({ day }) => day)])];
  const read = await figures.readDaysWithSlots(days);
  const [first, second] = read;
  if (!first || !second) throw new Error('too little was read');
  const ledgers = new Map(read.map((each) => [each.figures.day, each.slots]));
  const room = slots.map((slot) => roomIn(slot, ledgers, settings));
  const before = { ...second.figures, dishes: undefined };
  return { today: first.figures, before, room };
}
