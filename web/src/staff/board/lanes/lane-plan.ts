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
  /** How high they are together, in any unit. */
  loads: Record<ColumnName, number>;
  /** The width of all columns together. */
  widthPx: number;
  /** Whether a column may have more lanes than cards. */
  hasSpare: boolean;
  /** The least width of a lane. */
  lanePx: number;
};

/**
 * Gives the room of empty columns to full ones: an empty column becomes a rail, and every lane that
 * fits beside the first one of each column goes to the column whose lanes are the highest. A board
 * without any cards has one lane in each column.
 */
export function lanePlan(room: Room): LanePlan {
  const { counts, loads, hasSpare } = room;
  const open = openNames(room);
  const plan: LanePlan = { new: 0, todo: 0, cooking: 0, ready: 0 };
  for (const name of open) plan[name] = 1;
  const lanes = lanesIn(room);
  for (let given = open.length; given < lanes; given += 1) {
    const laneHeight = (name: ColumnName) => loads[name] / plan[name];
    const growing = open.filter((name) => hasSpare || plan[name] < counts[name]);
    const fullest = growing.toSorted((one, other) => laneHeight(other) - laneHeight(one))[0];
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

/** What a column has measured of its cards. */
export type Seen = {
  cards: number;
  /** The number of cards that are not whole in sight. */
  above: number;
  below: number;
  /** How many lanes as high as the column its cards would fill. */
  filledLanes: number;
};

type SeenColumns = Partial<Record<ColumnName, Seen>>;

/**
 * Returns how many lanes the cards of each column fill. Cards that have come since are as high as the
 * others of their column; in one that has measured none, as the average of all.
 */
export function loadsOf(counts: Room['counts'], seen: SeenColumns): Room['loads'] {
  const heightIn = (columns: readonly Seen[]) => {
    const sum = (key: 'cards' | 'filledLanes') =>
      columns.reduce((total, column) => total + column[key], 0);
    return sum('filledLanes') / sum('cards');
  };
  const average = heightIn(Object.values(seen)) || 1;
  const loads = { ...counts };
  for (const name of Object.keys(counts) as ColumnName[])
    loads[name] *= heightIn([seen[name] ?? nothingSeen]) || average;
  return loads;
}

export const nothingSeen: Seen = { cards: 0, above: 0, below: 0, filledLanes: 0 };

/**
 * Whether the lanes no longer follow the load: cards of one column are out of sight while another
 * one has a whole lane more than its cards fill.
 */
export function isOutOfStep(plan: LanePlan, seen: SeenColumns): boolean {
  const columns = (Object.keys(plan) as ColumnName[]).map((name) => ({
    lanes: plan[name],
    ...(seen[name] ?? nothingSeen),
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
