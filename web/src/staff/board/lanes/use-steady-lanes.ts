import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { ColumnName } from '../../../shared/kitchen/board-columns.ts';
import { columnWidths, isOutOfStep, lanePlan, lanesOfPhone, type LanePlan } from './lane-plan.ts';
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

type ShownLanes = {
  plan: LanePlan;
  /** The widths of the columns, as `grid-template-columns`. */
  widths: string;
};

/** The space to the left and to the right of the columns. */
const besidePx = 16;

/** Lanes follow the load at most this often, because every card moves. */
const followEveryMs = 10_000;

/**
 * Returns the lanes of each column. They change when a column becomes empty or gets its first order,
 * and follow the load when cards are out of sight while another column has empty lanes; never under
 * a finger. A change of the window's size is followed at once.
 */
export function useSteadyLanes({ names, counts, sights, isHeld }: SteadyLanes): ShownLanes {
  const width = useWindowWidth();
  const open = names.filter((name) => counts[name] > 0);
  const key = [...names, 'with', ...open].join(' ');
  const wanted = lanesIn();
  const [shown, setShown] = useState({ width, key, lanes: wanted });
  if (shown.width !== width || (shown.key !== key && !isHeld))
    setShown({ width, key, lanes: wanted });
  const isBehind = wanted.widths !== shown.lanes.widths && isOutOfStep(shown.lanes.plan, sights);
  useFollowing(isBehind && !isHeld, shown, () => {
    setShown({ width, key, lanes: wanted });
  });
  return shown.lanes;

  function lanesIn(): ShownLanes {
    const widthPx = width - besidePx;
    if (!matchMedia(wide).matches) return { plan: lanesOfPhone(widthPx), widths: 'minmax(0, 1fr)' };
    const plan = lanePlan({ names, counts, widthPx });
    return { plan, widths: columnWidths(names, plan) };
  }
}

/** Calls `follow` as soon as it is wanted, and the last change is long enough ago. */
function useFollowing(isWanted: boolean, shown: object, follow: () => void): void {
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
}

/** From this width on, all columns are side by side. */
const wide = '(min-width: 48rem)';

function useWindowWidth(): number {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('resize', onChange);
      return () => {
        removeEventListener('resize', onChange);
      };
    },
    () => document.documentElement.clientWidth,
  );
}
