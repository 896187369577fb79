import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Elements } from '../ui/elements.ts';
import type { DishToAdd } from './dish-to-add.ts';

type CardState = {
  isLiked: boolean;
  isAdding: boolean;
  /** What is added to the cart once the site responds. */
  waiting: DishToAdd | undefined;
};

const initialState: CardState = { isLiked: false, isAdding: false, waiting: undefined };

/** What was pressed on the cards of a list, by the `_id` of the dish. */
class CardStates {
  readonly #states = new Map<string, CardState>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(dishId: string): CardState {
    return this.#states.get(dishId) ?? initialState;
  }

  set(dishId: string, change: Partial<CardState>): void {
    this.#states.set(dishId, { ...this.of(dishId), ...change });
    for (const listener of this.#listeners) listener();
  }

  keepOnly(dishIds: ReadonlySet<string>): void {
    for (const id of this.#states.keys()) if (!dishIds.has(id)) this.#states.delete(id);
  }
}

const CardStatesContext = createContext<CardStates | undefined>(undefined);

type KeptCardStatesProps = {
  /** The dishes that have a card. */
  dishes: MenuItem[];
  children: Elements;
};

/**
 * Keeps what was pressed on the cards of a list. A dish that moves to another place of its list gets a
 * new card, which takes the state over; a dish that leaves the list is forgotten.
 */
export function KeptCardStates({ dishes, children }: KeptCardStatesProps) {
  const [states] = useState(() => new CardStates());
  useLayoutEffect(() => {
    states.keepOnly(new Set(dishes.map(({ _id }) => _id)));
  }, [states, dishes]);
  return <CardStatesContext value={states}>{children}</CardStatesContext>;
}

/** Like `useState`, for one value of a card, which outlives the card inside `KeptCardStates`. */
export function useCardState<Name extends keyof CardState>(dishId: string, name: Name) {
  const [own] = useState(() => new CardStates());
  const states = useContext(CardStatesContext) ?? own;
  const current = () => states.of(dishId)[name];
  const value = useSyncExternalStore(states.subscribe, current, current);
  const setValue = (next: CardState[Name]) => {
    states.set(dishId, { [name]: next });
  };
  return [value, setValue] as const;
}
