import type { ColumnName } from '../../../shared/kitchen/board-columns.ts';
/** How many lanes of cards each column has. A column with 0 lanes is a narrow rail with its name. */
export type LanePlan = Record<ColumnName, number>;

const railPx = 40;
const gapPx = 8;

export type Room = {
  /** The columns from left to right. */
  names: readonly ColumnName[];
  /** The number of cards in each. */
  counts: Record<ColumnName, number>;
  /** The width of all columns together. */
  widthPx: number;
  /** Whether a column may have more lanes than cards. */
  hasSpare: boolean;
  /** The least width of a lane. */
  lanePx: number;
};

/**
 * Gives the room of empty columns to full ones: an empty column becomes a rail, and every lane that
 * fits beside the first one of each column goes to the column with the most cards in a lane. A board
 * without any cards has one lane in each column.
 */
export function lanePlan(room: Room): LanePlan {
  const { counts, hasSpare } = room;
  const open = openNames(room);
  const plan: LanePlan = { new: 0, todo: 0, cooking: 0, ready: 0 };
  for (const name of open) plan[name] = 1;
  const lanes = lanesIn(room);
  for (let given = open.length; given < lanes; given += 1) {
    const cardsInLane = (name: ColumnName) => counts[name] / plan[name];
    const growing = open.filter((name) => hasSpare || plan[name] < counts[name]);
    const fullest = growing.toSorted((one, other) => cardsInLane(other) - cardsInLane(one))[0];
    if (fullest) plan[fullest] += 1;
  }
  return plan;
}

/** Whether a lane of each column that has cards is as wide as it should be. */
export function hasWideLanes(room: Room): boolean {
  return lanesIn(room) >= openNames(room).length;
}

function openNames({ names, counts }: Pick<Room, 'names' | 'counts'>): readonly ColumnName[] {
  const full = names.filter((name) => counts[name] > 0);
  return full.length > 0 ? full : names;
}

/** Returns how many lanes fit side by side beside the rails. */
function lanesIn(room: Room): number {
  const rails = room.names.length - openNames(room).length;
  const restPx = room.widthPx - rails * (railPx + gapPx);
  return Math.floor((restPx + gapPx) / (room.lanePx + gapPx));
}

type Seen = {
  /** The number of cards that are not whole in sight. */
  above: number;
  below: number;
  /** How many lanes as high as the column its cards would fill. */
  filledLanes: number;
};

/**
 * Whether the lanes no longer follow the load: cards of one column are out of sight while another
 * one has a whole lane more than its cards fill.
 */
export function isOutOfStep(plan: LanePlan, seen: Partial<Record<ColumnName, Seen>>): boolean {
  const columns = (Object.keys(plan) as ColumnName[]).map((name) => ({
    lanes: plan[name],
    ...(seen[name] ?? { above: 0, below: 0, filledLanes: 0 }),
  }));
  const isCrowded = columns.some(({ above, below }) => above + below > 0);
  const hasEmptyLane = columns.some(
    ({ lanes, above, below, filledLanes }) =>
      above + below === 0 && lanes > 1 && filledLanes <= lanes - 1,
  );
  return isCrowded && hasEmptyLane;
}

/** Returns the lanes of a phone, which shows one column at a time: as many as fit, also when it lies. */
export function lanesOfPhone({ widthPx, lanePx }: Room): LanePlan {
  const lanes = Math.max(1, Math.floor((widthPx + gapPx) / (lanePx + gapPx)));
  return { new: lanes, todo: lanes, cooking: lanes, ready: lanes };
}

/** Returns the value of `grid-template-columns` for the columns of a plan. */
export function columnWidths(names: readonly ColumnName[], plan: LanePlan): string {
  return names
    .map((name) => (plan[name] === 0 ? `${railPx}px` : `minmax(0, ${plan[name]}fr)`))
    .join(' ');
}
