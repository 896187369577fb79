import type { Ordering, OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { businessDayAt } from '@thymely/contract/ordering/business-day';
import { addDays, localDayAt } from '@thymely/contract/ordering/opening-hours';
import { orderingStateAt } from '@thymely/contract/ordering/ordering-state';
import { pauseEndOf } from '@thymely/contract/ordering/answer-time';
import { orderLimits } from '@thymely/contract/orders/limits';
import { offersAt, type OrderingMoment } from '@thymely/contract/ordering/slots';
import { soldOutPartsOf } from '@thymely/contract/options/sold-out-keys';
import { dishesWithoutChoice } from '@thymely/contract/options/dishes-without-choice';
import { entityTagOf } from '../http/entity-tag.ts';
import type { Config } from '../platform/config.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import type { MenuSnapshot } from '../menu/store.ts';
import {
  daysOffered,
  noPortions,
  portionsGone,
  portionsLeft,
  soldOutWith,
  withPortionsGone,
  type Portions,
} from './portions.ts';
import type { OrderingFacts, OrderingStore } from './store.ts';
import { toInstant } from './time-zones.ts';

/** The maximum age of an answer. With the CDN's ten seconds and the page's five, a closing shows within twenty. */
const maxAgeMs = 5000;

export type OrderingAnswer = { json: string; entityTag: string };

export type OrderingReader = {
  /** Returns whether and when orders are taken. It reads at most once in five seconds. */
  read(): Promise<OrderingAnswer>;
  /** Returns the settings, without a read if such an answer is kept or on its way. */
  readSettings(): Promise<OrderingSettings>;
  /** Makes the next call read again, because this instance has just changed something. */
  forget(): void;
};

type ReadOrderingDeps = {
  ordering: Pick<OrderingStore, 'readFacts' | 'readLedger' | 'readSettings'>;
  menuCache: MenuCache;
  config: Pick<Config, 'vapid'>;
  nowMs: () => number;
};

export function createOrderingReader(deps: ReadOrderingDeps): OrderingReader {
  const { nowMs } = deps;
  let kept: (Kept & { answer: Promise<OrderingAnswer> }) | undefined;
  const fresh = () => {
    const ageMs = nowMs() - (kept?.atMs ?? 0);
    // After the clock was set back, the answer is read again.
    return ageMs >= 0 && ageMs < maxAgeMs ? kept : undefined;
  };

  return {
    async read() {
      const found = fresh();
      if (found) return found.answer;
      const atMs = nowMs();
      const facts = deps.ordering.readFacts(atMs);
      const reading = { facts, atMs, answer: readAnswer(deps, { facts, atMs }) };
      kept = reading;
      try {
        return await reading.answer;
      } catch (error) {
        if (kept === reading) kept = undefined;
        throw error;
      }
    },

    async readSettings() {
      return (await fresh()?.facts)?.settings ?? deps.ordering.readSettings();
    },

    forget() {
      kept = undefined;
    },
  };
}

type Kept = { facts: Promise<OrderingFacts>; atMs: number };

async function readAnswer(
  { ordering, menuCache, config }: ReadOrderingDeps,
  { facts: reading, atMs: nowMs }: Kept,
): Promise<OrderingAnswer> {
  const read = await reading;
  const { settings, isAttended } = read;
  const moment = { settings, nowMs, toInstant, isAttended };
  const offers = offersAt(moment);
  const [day] = daysOffered(offers);
  // Only the first day is read: it is rarely full, and if it is, the next day is probably free.
  const ledger = day === undefined ? undefined : await ordering.readLedger(day);
  const ledgers = new Map(day === undefined || !ledger ? [] : [[day, ledger.slots]]);
  const portions = ledger?.portions ?? noPortions;
  const state = orderingStateAt(moment, offers, ledgers);
  const gone = portionsGone(portions);
  const ofToday = { ...read, ...soldOutWith(read, gone) };
  const menu = await readMenuFor(ofToday, { gone, menuCache });
  const ofDay = new Map([[day ?? '', portions]]);
  const known = withPortionsGone(read, { moment, offers, portions: ofDay, menu });
  const facts = withDishesGone(known, menu);
  const marked = withDishesGone(read, menu);
  const today = withDishesGone(ofToday, menu);
  const isToday = day === businessDayAt(nowMs, { hours: settings, toInstant });
  const pushKey = config.vapid?.publicKey;
  const answer = {
    ...toOrdering({ facts, state, moment }),
    ...portionsOf(portions, { marked, today }),
    ...(portions.limits.size > 0 && !isToday && { portionsDay: day }),
    ...(pushKey && { pushKey }),
  };
  const json = JSON.stringify(answer satisfies Ordering);
  return { json, entityTag: entityTagOf(json) };
}

type Needed = { gone: readonly string[] } & Pick<ReadOrderingDeps, 'menuCache'>;

/** Choices and sizes require the menu, and dishes without a portion the times at which they are served. */
async function readMenuFor({ soldOutChoices }: OrderingFacts, { gone, menuCache }: Needed) {
  if (soldOutChoices.size > 0) return menuCache.read();
  return gone.length > 0 ? menuCache.readOfLastMinute() : undefined;
}

/** Adds the dishes that cannot be ordered because of their choices. */
function withDishesGone(facts: OrderingFacts, menu: MenuSnapshot | undefined): OrderingFacts {
  if (menu === undefined) return facts;
  const without = dishesWithoutChoice(menu, facts.soldOutChoices);
  return { ...facts, soldOut: new Set([...facts.soldOut, ...without]) };
}

/** Returns what is nearly gone for the first day, and what is out for it without being marked as sold out. */
function portionsOf(
  portions: Portions,
  { marked, today }: Record<'marked' | 'today', OrderingFacts>,
): Pick<Ordering, 'left' | 'outToday'> {
  const left = [...portionsLeft(portions)].filter(
    ([, n]) => n > 0 && n <= orderLimits.portionsTold,
  );
  const sizesOf = ({ soldOutChoices }: OrderingFacts) =>
    soldOutPartsOf(soldOutChoices).soldOutSizes ?? [];
  const others = new Set([...marked.soldOut, ...sizesOf(marked)]);
  const outToday = [...today.soldOut, ...sizesOf(today)].filter((key) => !others.has(key));
  return {
    ...(left.length > 0 && { left: Object.fromEntries(left) }),
    ...(outToday.length > 0 && { outToday }),
  };
}

type Known = {
  facts: OrderingFacts;
  state: ReturnType<typeof orderingStateAt>;
  moment: OrderingMoment;
};

function toOrdering({ facts, state, moment }: Known): Ordering {
  const { settings, soldOut, soldOutChoices } = facts;
  const { lastOrdersOver } = state;
  const {
    leadMinutes,
    slotMinutes,
    lastOrderMinutes,
    daysAhead,
    answerMinutes,
    timeZone,
    week,
    exceptions,
    notes,
    phone,
    taxRates,
    closedNotice,
  } = settings;
  const today = localDayAt(moment.nowMs, { hours: settings, toInstant });
  // Yesterday's opening may not have ended yet.
  const shown = Object.entries(exceptions).filter(([day]) => day >= addDays(today, -1));
  return {
    state: state.state,
    ...(lastOrdersOver && { lastOrdersOver: { nextAt: toIso(lastOrdersOver.nextAtMs) } }),
    ...(closedNotice !== null && { closedNotice }),
    opensAt: toIso(state.opensAtMs),
    until: toIso(state.untilMs),
    earliest: toIso(state.earliestMs),
    leadMinutes,
    slotMinutes,
    lastOrderMinutes,
    daysAhead,
    answerMinutes,
    pauseEndsAt: pauseEndOf(settings),
    timeZone,
    week,
    exceptions: Object.fromEntries(shown),
    notes,
    ...(phone !== 'off' && { phone }),
    taxRates,
    soldOut: [...soldOut],
    ...soldOutPartsOf(soldOutChoices),
  };
}

function toIso(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}
