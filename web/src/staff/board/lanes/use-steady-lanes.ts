import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ColumnName } from '../../../shared/kitchen/board-columns.ts';
import { minLanePx, type CardSize } from './card-size.ts';
import {
  columnWidths,
  hasWideLanes,
  isOutOfStep,
  lanePlan,
  lanesOfPhone,
  loadsOf,
  type LanePlan,
  type Room,
} from './lane-plan.ts';
import type { ColumnSights } from './use-column-sights.ts';

type SteadyLanes = {
  names: readonly ColumnName[];
  /** The number of cards in each column, including kept places. */
  counts: Record<ColumnName, number>;
  /** What is out of sight in each column. */
  sights: ColumnSights;
  /** Whether somebody touches the board, or has just done so. */
  isHeld: boolean;
};

export type ShownLanes = {
  /** The size of the cards. */
  size: CardSize;
  plan: LanePlan;
  /** The widths of the columns, as `grid-template-columns`. */
  widths: string;
  /** Whether no column has lanes to spare, although the cards are small. */
  isFew?: boolean;
};

/** The space to the left and to the right of the columns. */
const besidePx = 16;

/** Lanes follow the load at most this often, because every card moves. */
const followEveryMs = 10_000;

/**
 * Returns the lanes of each column. They change when a column becomes empty or gets its first order,
 * and follow the load when cards are out of sight while another column has empty lanes; never under
 * a finger. A change of the window's size is followed at once. The size of the cards is chosen by `show`,
 * among those for which `lanesFor` has lanes, and as seldom, unless the columns have just changed.
 */
export function useSteadyLanes({ names, counts, sights, isHeld }: SteadyLanes) {
  const width = useWindowWidth();
  const open = names.filter((name) => counts[name] > 0);
  const key = [...names, 'with', ...open].join(' ');
  const [shown, setShown] = useState(() => ({ width, key, lanes: lanesOf('small') }));
  const { size } = shown.lanes;
  if (shown.width !== width || (shown.key !== key && !isHeld))
    setShown({ width, key, lanes: lanesFor(size) ?? lanesOf('small') });
  const wanted = lanesOf(size);
  const isBehind = wanted.widths !== shown.lanes.widths && isOutOfStep(shown.lanes.plan, sights);
  const isDue = useFollowing(isBehind && !isHeld, shown, () => {
    show(wanted);
  });
  return { lanes: shown.lanes, columns: shown.key, isDue, lanesFor, fewLanes, show };

  function show(lanes: ShownLanes): void {
    setShown({ width, key, lanes });
  }

  /** Returns the lanes for cards of this size; undefined if a lane would be too narrow for them. */
  function lanesFor(cardSize: CardSize): ShownLanes | undefined {
    const isPossible = cardSize === 'small' || hasWideLanes(roomFor(cardSize));
    return isPossible ? lanesOf(cardSize) : undefined;
  }

  /** Returns lanes of small cards that are wider, because no column has more of them than cards. */
  function fewLanes(): ShownLanes {
    return { ...lanesOf('small', false), isFew: true };
  }

  function lanesOf(cardSize: CardSize, hasSpare?: boolean): ShownLanes {
    const room = roomFor(cardSize, hasSpare);
    if (isPhone()) return { size: cardSize, plan: lanesOfPhone(room), widths: 'minmax(0, 1fr)' };
    const plan = lanePlan(room);
    return { size: cardSize, plan, widths: columnWidths(names, plan) };
  }

  /** Only small cards have lanes to spare, for those that come. */
  function roomFor(size: CardSize, hasSpare = size === 'small'): Room {
    const room = { counts, loads: loadsOf(counts, sights), widthPx: width - besidePx, hasSpare };
    return { ...room, lanePx: minLanePx(size), names: isPhone() ? names.slice(0, 1) : names };
  }
}

/**
 * Calls `follow` as soon as it is wanted, and the last change is long enough ago.
 * @returns what says whether it is
 */
function useFollowing(isWanted: boolean, shown: object, follow: () => void): () => boolean {
  const changedAtMs = useRef(0);
  const followNow = useEffectEvent(follow);
  useEffect(() => {
    changedAtMs.current = performance.now();
  }, [shown]);
  useEffect(() => {
    if (!isWanted) return;
    const restMs = changedAtMs.current + followEveryMs - performance.now();
    const timer = setTimeout(() => {
      followNow();
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isWanted, shown]);
  return () => performance.now() - changedAtMs.current >= followEveryMs;
}

/** A phone shows one column at a time; from this width on, all are side by side. */
const isPhone = () => !matchMedia('(min-width: 48rem)').matches;

/** The width is measured once and whenever it changes: measuring it in each render would lay the page out. */
function useWindowWidth(): number {
  const [width, setWidth] = useState(windowWidth);
  useEffect(() => {
    const measure = () => {
      setWidth(windowWidth);
    };
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
    };
  }, []);
  return width;
}

const windowWidth = () => document.documentElement.clientWidth;
