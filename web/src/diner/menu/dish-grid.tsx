import { Fragment, useLayoutEffect, useMemo, useRef, type FocusEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { LeftToday } from '../../api/ordering.ts';
import { KeptCardStates } from '../../shared/card-state.tsx';
import { DishCard } from '../../shared/dish-card.tsx';
import { gridClasses } from './dish-grid-skeleton.tsx';
import type { DishGroup } from './shown-dishes.ts';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

type DishGridProps = {
  /** The dishes of one page. */
  groups: DishGroup[];
  /** The `_id`s of the dishes that cannot be ordered today. */
  soldOut: readonly string[];
  left: LeftToday;
  mark: ((text: string) => ReactNode) | undefined;
  /** Shown in place of dishes when there are none. */
  children: Elements;
};

/** One page of dishes, by category where they have headings. */
export function DishGrid({ groups, soldOut, left, mark, children }: DishGridProps) {
  const focus = useFocusKept(groups);
  const all = useMemo(() => groups.flatMap(({ dishes }) => dishes), [groups]);
  if (all.length === 0) return children;
  return (
    <div {...focus} className="dish-rows">
      <KeptCardStates dishes={all}>
        {groups.map(({ heading, dishes }) => (
          <Fragment key={heading ?? ''}>
            {heading && <h2 className="py-3 text-xl font-bold">{heading}</h2>}
            <ul className={gridClasses}>
              {dishes.map((dish, place) => (
                // A dish at another place gets a new card: no card moves while someone reads or aims.
                <li key={`${place} ${dish._id}`} data-dish={dish._id} className="grid grid-cols-1">
                  <DishCard
                    dish={dish}
                    isSoldOut={soldOut.includes(dish._id)}
                    left={left.get(dish._id)}
                    mark={mark}
                    showsStandout
                    isFirst={dish === all[0]}
                  />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </KeptCardStates>
    </div>
  );
}

type NoDishesProps = {
  menu: MenuItem[] | undefined;
  category: Category | undefined;
  /** Suggestions for a search or filters that no dish matches. */
  noMatches: Elements;
};

/** Shown in place of dishes: says why there are none, and what to do. */
export function NoDishes({ menu, category, noMatches }: NoDishesProps) {
  const isMenuEmpty = menu?.length === 0 && !category;
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-card px-6 py-14 text-center shadow-card">
      <img src="/dish-art/painted/0-6-0.svg" alt="" width="128" height="128" loading="lazy" />
      {isMenuEmpty ? <EmptyMenu /> : (noMatches ?? <EmptyCategory />)}
    </div>
  );
}

function EmptyMenu() {
  return <p className="text-lg font-semibold">{words.emptyMenu}</p>;
}

function EmptyCategory() {
  return (
    <>
      <p className="text-lg font-semibold">{words.emptyCategory}</p>
      <Link
        to="/menu"
        className="font-semibold text-leaf-700 underline underline-offset-4 hover:text-leaf-800"
      >
        {words.seeFullMenu}
      </Link>
    </>
  );
}

const controls = 'a[href], button';

/**
 * Keeps the focus on a dish when the dish moves, because its card is then a new element. The lists'
 * items have their dish ID as `data-dish`.
 */
function useFocusKept(groups: DishGroup[]) {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<{ dish: string | undefined; control: number }>(undefined);

  useLayoutEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { dish, control } = held.current;
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-dish]') ?? [])];
    const item = items.find((element) => element.dataset['dish'] === dish);
    item?.querySelectorAll<HTMLElement>(controls)[control]?.focus({ preventScroll: true });
  }, [groups]);

  return {
    ref: list,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const item = target.closest<HTMLElement>('[data-dish]');
      const control = [...(item?.querySelectorAll(controls) ?? [])].indexOf(target);
      held.current = { dish: item?.dataset['dish'], control };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // An element that was removed from the page has not lost the focus to another one.
      if (target.isConnected) held.current = undefined;
    },
  };
}
