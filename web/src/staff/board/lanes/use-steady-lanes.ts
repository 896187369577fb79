import { useState, useSyncExternalStore } from 'react';
import type { ColumnName } from '../../../shared/kitchen/board-columns.ts';
import { columnWidths, lanePlan, lanesOfPhone, type LanePlan } from './lane-plan.ts';

type SteadyLanes = {
  names: readonly ColumnName[];
  /** The number of cards in each column, including kept places. */
  counts: Record<ColumnName, number>;
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

/**
 * Returns the lanes of each column. They change only when a column becomes empty or gets its first
 * order, and never under a finger; a change of the window's size is followed at once.
 */
export function useSteadyLanes({ names, counts, isHeld }: SteadyLanes): ShownLanes {
  const width = useWindowWidth();
  const open = names.filter((name) => counts[name] > 0);
  const key = [...names, 'with', ...open].join(' ');
  const [shown, setShown] = useState(() => ({ width, key, lanes: lanesIn() }));
  if (shown.width !== width || (shown.key !== key && !isHeld))
    setShown({ width, key, lanes: lanesIn() });
  return shown.lanes;

  function lanesIn(): ShownLanes {
    const widthPx = width - besidePx;
    if (!matchMedia(wide).matches) return { plan: lanesOfPhone(widthPx), widths: 'minmax(0, 1fr)' };
    const plan = lanePlan({ names, counts, widthPx });
    return { plan, widths: columnWidths(names, plan) };
  }
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
