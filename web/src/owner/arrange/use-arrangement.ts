import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Category } from '@thymely/contract/ground/categories';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import type { SavedOrder } from '../../api/menu/menu-order.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { compareDishes } from '../../shared/dish-view.ts';
import { moved } from '../../ui/arranged-rows/moved.ts';
import { inListedOrder, onTop } from './arranged-list.ts';
import { baseOf, idsOf, readBase, saveOrder, type Base, type OrderOfDishes } from './save-order.ts';

type State = {
  base: Base;
  /** The orders since then that are not saved, the present one last. */
  steps: readonly OrderOfDishes[];
  /** What the last save here has replaced. */
  before: OrderOfDishes | undefined;
  failure: string | undefined;
  /** The outcome of the last save, until something is changed. */
  outcome: Awaited<ReturnType<typeof saveOrder>>['outcome'] | undefined;
};

type Arranging = { category: Category; menu: readonly EditedDish[]; order: SavedOrder };

function startOf(base: Base): State {
  return { base, steps: [], before: undefined, failure: undefined, outcome: undefined };
}

/** Holds the order of a category while somebody changes it, until it is saved or discarded. */
export function useArrangement(arranging: Arranging) {
  const { category, menu, order } = arranging;
  const [state, setState] = useState(() => startOf(baseOf(category, arranging)));
  const { base, steps, before, failure, outcome } = state;
  const { isSaving, save, takeTheirs } = useSavingOrder({
    category,
    base,
    sentSteps: steps.length,
    setState,
  });
  const isFollowing = steps.length === 0 && !isSaving;
  if (isFollowing && order.version !== base.version) {
    setState(startOf(baseOf(category, arranging)));
  }
  const { isArranged, ids } = steps.at(-1) ?? base;
  const dishes = inListedOrder(menu, category, ids);
  const present = { ids: idsOf(dishes), isArranged };

  /** Changes the steps; what the last save has said is over then. */
  const withSteps = (change: (steps: State['steps']) => State['steps']) => {
    setState((now) => ({ ...startOf(now.base), before: now.before, steps: change(now.steps) }));
  };
  const step = (ordered: readonly EditedDish[], isNowArranged = true) => {
    const next = { ids: idsOf(ordered), isArranged: isNowArranged };
    withSteps((now) => [...now, next]);
  };
  return {
    dishes,
    isDirty: steps.length > 0 && !isSameOrder({ ids, isArranged }, base),
    isSaving,
    failure,
    outcome,
    move: (from: number, to: number) => {
      step(moved(dishes, from, to));
    },
    sort: (by: 'name-asc' | 'price-asc') => {
      step(dishes.toSorted(compareDishes[by]));
    },
    newestFirst: () => {
      step(inListedOrder(menu, category, []), false);
    },
    canUndo: steps.length > 0 || before !== undefined,
    /** Goes back by one step; where nothing is unsaved, the order before the last save is saved. */
    undo: () => {
      if (steps.length > 0) withSteps((now) => now.slice(0, -1));
      else if (before) void save(before);
    },
    discard: () => {
      withSteps(() => []);
    },
    save: () => void save(present),
    saveMine: () => void save(present, { isForced: true }),
    takeTheirs,
  };
}

type SavingOrder = {
  category: Category;
  base: Base;
  /** How many steps a save sends: those after them are made meanwhile. */
  sentSteps: number;
  setState: (next: State | ((now: State) => State)) => void;
};

function useSavingOrder({ category, base, sentSteps, setState }: SavingOrder) {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  // A second press may come before the button is rendered as busy.
  const isSending = useRef(false);
  const during = async (act: () => Promise<State | ((now: State) => State)>) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsSaving(true);
    try {
      setState(await act());
    } catch (error) {
      setState((now) => ({ ...now, failure: messageOf(error) }));
    }
    isSending.current = false;
    setIsSaving(false);
  };
  return {
    isSaving,
    save: (mine: OrderOfDishes, { isForced = false } = {}) =>
      during(async () => {
        const done = await saveOrder(client, { category, mine, base, isForced });
        return ({ steps }: State) => stateAfter(done, { mine, later: steps.slice(sentSteps) });
      }),
    takeTheirs: () => during(async () => startOf(await readBase(client, category))),
  };
}

type Sent = {
  mine: OrderOfDishes;
  /** The orders that were made of it before the answer came. */
  later: State['steps'];
};

/** Returns the state after a save; what was moved meanwhile goes on top of it. */
function stateAfter(done: Awaited<ReturnType<typeof saveOrder>>, { mine, later }: Sent): State {
  const { base, outcome } = done;
  const isSaved = 'before' in done;
  const { ids: theirs } = isSaved ? base : done.mine;
  const moves = later.map(({ ids }) => ({
    ids: onTop({ base: mine.ids, mine: ids, theirs }),
    isArranged: true,
  }));
  const state = { ...startOf(base), outcome };
  if (isSaved) return { ...state, before: done.before, steps: moves };
  return { ...state, steps: [done.mine, ...moves], failure: done.failure };
}

function isSameOrder(one: OrderOfDishes, other: OrderOfDishes): boolean {
  // Dishes that were moved back are as if nobody had touched them; not to arrange them any more is a change.
  const isSameList = one.ids.join() === other.ids.join();
  return isSameList && (one.isArranged || !other.isArranged);
}
