import { describe, expect, it } from 'vitest';
import { columnNames } from '../../../shared/kitchen/board-columns.ts';
import type { CardSize } from './card-size.ts';
import {
  columnWidths,
  hasWideLanes,
  isOutOfStep,
  lanePlan,
  loadsOf,
  nothingSeen,
  type Room,
} from './lane-plan.ts';

const four = columnNames[4];

type Counts = [number, number, number, number];

function room(counts: Counts, widthPx: number, size: CardSize = 'small'): Room {
  const [fresh, todo, cooking, ready] = counts;
  const lanePx = { small: 208, medium: 240, large: 304 }[size];
  return {
    names: four,
    counts: { new: fresh, todo, cooking, ready },
    loads: { new: fresh, todo, cooking, ready },
    widthPx,
    hasSpare: size === 'small',
    lanePx,
  };
}

function planOf(counts: Counts, widthPx: number, size?: CardSize) {
  const plan = lanePlan(room(counts, widthPx, size));
  return four.map((name) => plan[name]).join(' ');
}

describe('the lanes of the board', () => {
  it('are one for each column of a tablet while every column has orders', () => {
    expect(planOf([12, 8, 6, 4], 1008)).toBe('1 1 1 1');
    expect(planOf([12, 8, 6, 4], 752)).toBe('1 1 1 1');
  });

  it('of an empty column go to the fullest one, and a rail with its name is left', () => {
    expect(planOf([12, 8, 0, 4], 1008)).toBe('2 1 0 1');
    expect(planOf([3, 18, 0, 0], 1008)).toBe('1 3 0 0');
    expect(planOf([30, 0, 0, 0], 1008)).toBe('4 0 0 0');
    expect(planOf([9, 4, 0, 0], 752)).toBe('2 1 0 0');
  });

  it('become more on a wide screen, for the columns with the most cards in a lane', () => {
    expect(planOf([12, 8, 6, 4], 1408)).toBe('2 2 1 1');
    expect(planOf([20, 2, 2, 2], 1408)).toBe('3 1 1 1');
  });

  it('are one for each column while there is no order at all', () => {
    expect(planOf([0, 0, 0, 0], 1008)).toBe('1 1 1 1');
  });

  it('of large cards are wide, and no more than there are cards', () => {
    expect(planOf([1, 0, 3, 1], 1424, 'large')).toBe('1 0 2 1');
    expect(planOf([1, 0, 0, 0], 1424, 'large')).toBe('1 0 0 0');
    expect(hasWideLanes(room([1, 1, 1, 1], 1264, 'large'))).toBe(true);
    expect(hasWideLanes(room([1, 1, 1, 1], 1008, 'large'))).toBe(false);
    expect(hasWideLanes(room([1, 1, 1, 1], 1008, 'medium'))).toBe(true);
  });

  it('go to a few high cards before many low ones', () => {
    const seen = {
      new: { ...nothingSeen, cards: 16, filledLanes: 2 },
      todo: { ...nothingSeen, cards: 5, below: 3, filledLanes: 2.5 },
    };
    const plan = { new: 4, todo: 1, cooking: 1, ready: 1 };
    expect(isOutOfStep(plan, seen)).toBe(true);
    const byCount = room([16, 5, 1, 1], 1584);
    expect(lanePlan(byCount)).toEqual(plan);
    const loads = loadsOf(byCount.counts, seen);
    expect(lanePlan({ ...byCount, loads })).toEqual({ new: 2, todo: 3, cooking: 1, ready: 1 });
  });

  it('count a card that is not measured yet like the others of its column, else like the average', () => {
    const counts = { new: 4, todo: 6, cooking: 0, ready: 0 };
    expect(loadsOf(counts, {})).toEqual(counts);
    const seen = { new: { ...nothingSeen, cards: 2, filledLanes: 1 }, ready: nothingSeen };
    expect(loadsOf(counts, seen)).toEqual({ new: 2, todo: 3, cooking: 0, ready: 0 });
  });

  it('follow the load only if cards are out of sight while another column has an empty lane', () => {
    const plan = { new: 4, todo: 1, cooking: 1, ready: 1 };
    const inSight = (filledLanes: number) => ({ ...nothingSeen, filledLanes });
    const crowded = { ...nothingSeen, below: 17, filledLanes: 4.5 };
    const ready = inSight(0.3);
    expect(isOutOfStep(plan, { new: inSight(2), todo: crowded, ready })).toBe(true);
    expect(isOutOfStep(plan, { new: inSight(3.2), todo: crowded, ready })).toBe(false);
    expect(isOutOfStep(plan, { new: inSight(2), todo: inSight(0.9), ready })).toBe(false);
    expect(isOutOfStep(plan, { new: crowded, todo: crowded, ready })).toBe(false);
  });

  it('share the width: a rail keeps its 40 px, and a column is as wide as its lanes', () => {
    const plan = { new: 2, todo: 1, cooking: 0, ready: 1 };
    expect(columnWidths(four, plan)).toBe('minmax(0, 2fr) minmax(0, 1fr) 40px minmax(0, 1fr)');
  });
});
