import type { Order } from '@thymely/contract/orders/endpoints';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeTime } from '../../../../testing/fake-time.ts';
import { hearOrders, HeardBoard } from '../../../../testing/kitchen-board.tsx';
import { anEvening } from '../../../../testing/orders.ts';
import { ada } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { gapPx } from './card-size.ts';

const orderCount = 300;
/** A card may be out of sight for so long while there is room; then it has been counted, too. */
const patienceMs = 10_000 + 500;
/** How long at the beginning and at the end of it the board follows each of its timers. */
const followedMs = 500;
const steps = 4;

type OpenState = 'placed' | 'accepted' | 'cooking' | 'ready';

/** How many orders come or move on at each look, in turns: the load goes from column to column. */
const paces: readonly Record<'comes' | OpenState, number>[] = [
  { comes: 14, placed: 4, accepted: 3, cooking: 3, ready: 3 },
  { comes: 11, placed: 16, accepted: 2, cooking: 4, ready: 5 },
  { comes: 5, placed: 12, accepted: 14, cooking: 2, ready: 5 },
  { comes: 2, placed: 7, accepted: 14, cooking: 14, ready: 4 },
  { comes: 9, placed: 7, accepted: 7, cooking: 7, ready: 18 },
];
const looksPerPace = 4;

const next = { placed: 'accepted', accepted: 'cooking', cooking: 'ready' } as const;

/** The orders of a night, which come and move on with each look, the oldest first. */
function createNight() {
  const all = anEvening({ placed: orderCount, accepted: 0, cooking: 0, ready: 0 });
  const coming = all.map((order, at) => ({ ...order, name: `Guest ${at + 1}` }));
  let open: Order[] = [];
  let looks = 0;
  return {
    isOver: () => coming.length === 0 && open.length === 0,
    look(): Order[] {
      const pace = paces[Math.floor(looks / looksPerPace) % paces.length];
      looks += 1;
      if (pace === undefined) return open;
      const movesLeft = { ...pace };
      open = open.flatMap((order) => {
        const state = order.state as OpenState;
        if (movesLeft[state] === 0) return [order];
        movesLeft[state] -= 1;
        if (state === 'ready') return [];
        const updatedAt = new Date().toISOString();
        const times = { ...order.times, [next[state]]: updatedAt };
        return [{ ...order, state: next[state], updatedAt, times, revision: order.revision + 1 }];
      });
      open.push(...coming.splice(0, pace.comes));
      return open;
    },
  };
}

type SeenColumn = { name: string; hidden: number; lanes: number; filledLanes: number };

/** Measures each column, as somebody would who stands in front of the screen. */
function seenColumns(): SeenColumn[] {
  return [...document.querySelectorAll<HTMLElement>('ol[data-column]')].map((list) => {
    const { top, bottom, height } = list.getBoundingClientRect();
    const cards = [...list.querySelectorAll(':scope > [data-order]:not(:has([inert]))')];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const { gridTemplateColumns } = getComputedStyle(list);
    return {
      name: list.dataset['column'] ?? '',
      hidden: boxes.filter((box) => box.top < top - 4 || box.bottom > bottom + 4).length,
      lanes: gridTemplateColumns.split(' ').length,
      filledLanes: boxes.reduce((sum, box) => sum + box.height + gapPx, 0) / height,
    };
  });
}

/** Whether cards of one column are out of sight while another one has an empty lane. */
function wastesRoom(columns: readonly SeenColumn[]): boolean {
  const isCrowded = columns.some(({ hidden }) => hidden > 0);
  const hasEmptyLane = columns.some(
    ({ hidden, lanes, filledLanes }) => hidden === 0 && lanes > 1 && filledLanes <= lanes - 1,
  );
  return isCrowded && hasEmptyLane;
}

/** Lets the time pass in which a card may be out of sight. In between, the board is rendered four times. */
async function passPatience(pass: (ms: number) => Promise<unknown>): Promise<void> {
  await pass(followedMs);
  for (let step = 0; step < steps; step += 1) {
    vi.advanceTimersByTime((patienceMs - 2 * followedMs) / steps);
    await pass(0);
  }
  await pass(followedMs);
}

test('a night of 300 orders: each is on the board, and no card stays out of sight for ten seconds while there is room', async () => {
  await page.viewport(1600, 900);
  const pass = fakeTime();
  const night = createNight();
  const shown = new Set<string>();
  const wasted: SeenColumn[][] = [];
  let crowdedLooks = 0;
  hearOrders(...night.look());
  await renderPart(<HeardBoard />, { as: ada });
  while (!night.isOver()) {
    await passPatience(pass);
    const columns = seenColumns();
    if (columns.some(({ hidden }) => hidden > 0)) crowdedLooks += 1;
    if (wastesRoom(columns)) wasted.push(columns);
    for (const card of document.querySelectorAll<HTMLElement>('[data-order]')) {
      shown.add(card.dataset['order'] ?? '');
    }
    hearOrders(...night.look());
  }
  expect(shown.size).toBe(orderCount);
  expect(wasted).toEqual([]);
  // The night was one in which cards do get out of sight.
  expect(crowdedLooks).toBeGreaterThan(20);
});
