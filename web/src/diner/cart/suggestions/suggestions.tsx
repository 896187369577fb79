import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery } from '../../../api/menu/menu.ts';
import { outTodayOf, useOrdering, useSoldOutDishes } from '../../../api/ordering.ts';
import { useCategories } from '../../../lib/categories.ts';
import { AddToCartButton } from '../../../shared/add-to-cart.tsx';
import { DishLink } from '../../../shared/dish-link.tsx';
import { DishPrice } from '../../../shared/dish-price.tsx';
import { DishThumb } from '../../../shared/dish-thumb.tsx';
import { useOutWords } from '../../../shared/out-words.ts';
import { useNeverServed } from '../../../shared/served/use-first-times.ts';
import type { ShownLine } from '../cart-totals.ts';
import { suggestedDishes, suggestionQuestion } from './suggested-dishes.ts';
import { suggestionsGrid, SuggestionsSkeleton } from './suggestions-skeleton.tsx';

/** Suggests what a meal lacks, with a button each. Suggestions stay once they are shown. */
export default function Suggestions({ lines }: { lines: ShownLine[] }) {
  const headingId = useId();
  const { data: menu, isLoading } = useQuery(menuQuery);
  const soldOut = useSoldOutDishes() ?? [];
  const { data: ordering } = useOrdering();
  const never = useNeverServed(menu);
  const [shownIds, setShownIds] = useState<string[]>([]);
  if (menu && never && shownIds.length === 0) {
    const out = [...outTodayOf(ordering), ...never];
    const suggested = suggestedDishes({ lines, menu, soldOut: out });
    if (suggested.length > 0) setShownIds(suggested.map(({ _id }) => _id));
  }
  if (isLoading || never === undefined) return <SuggestionsSkeleton />;
  const dishes = shownIds.flatMap((id) => menu?.find(({ _id }) => _id === id) ?? []);
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="@container grid grid-cols-1 gap-4">
      <h2 id={headingId} className="text-xl font-bold">
        {suggestionQuestion(dishes)}
      </h2>
      <ul className={suggestionsGrid}>
        {dishes.map((dish) => (
          <Suggestion key={dish._id} dish={dish} isSoldOut={soldOut.includes(dish._id)} />
        ))}
      </ul>
    </section>
  );
}

function Suggestion({ dish, isSoldOut }: { dish: MenuItem; isSoldOut: boolean }) {
  const noteId = useId();
  const { tint } = useCategories().of(dish.category);
  const { text, isOff } = useOutWords(dish, { isSoldOut });
  return (
    <li className="relative grid min-h-29 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-lg bg-card p-3 pe-4 shadow-card">
      <DishThumb dish={dish} className={`tint-${tint} tinted row-span-2 size-20 rounded-pill`} />
      <DishLink
        dishId={dish._id}
        className="self-end leading-[1.5rem] font-semibold wrap-anywhere after:absolute after:inset-0"
      >
        {dish.name}
      </DishLink>
      <div className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 @max-[15rem]:col-span-full">
        {text === undefined ? (
          <span className="text-soft tabular-nums">
            <DishPrice dish={dish} />
          </span>
        ) : (
          <span id={noteId} className="text-sm font-medium text-amber">
            {text}
          </span>
        )}
        <AddToCartButton dish={dish} offReasonId={isOff ? noteId : undefined} />
      </div>
    </li>
  );
}
