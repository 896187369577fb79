import { memo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { portionsQuery, usePortionsLeft, type Limitable } from '../../../api/portions.ts';
import { DishAndSize } from '../../../shared/kitchen/dish-and-size.tsx';
import {
  PortionsDayNote,
  useOtherPortionsDay,
} from '../../../shared/kitchen/portions/portions-day-note.tsx';
import { portionsInWords } from '../../../shared/kitchen/portions/portions-in-words.ts';
import { PortionsLeft } from '../../../shared/kitchen/portions/portions-left.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { totalOf, type DishToCook } from './dishes-to-cook.ts';
import * as words from './words.en.ts';

type AllDayProps = { dishes: readonly DishToCook[] };

/** The row shows as many dishes as fit; more would only be cut off. */
const mostInRow = 24;

/** How many of each dish are to be cooked, in one line; what does not fit is in the full list. */
export const AllDayRow = memo(function AllDayRow({ dishes }: AllDayProps) {
  const now = dishes.filter(({ quantity }) => quantity > 0);
  const isLeftToday = useOtherPortionsDay() === undefined;
  if (now.length === 0)
    return <p className="flex min-h-14 flex-1 items-center text-soft">{words.nothing}</p>;
  return (
    <section
      aria-label={words.title}
      className="flex h-14 min-w-0 flex-1 items-center gap-3 overflow-hidden rounded-sm border border-hairline ps-3"
    >
      <p aria-hidden="true" className="shrink-0 font-semibold max-md:hidden">
        {words.title}
      </p>
      {/* The dishes that do not fit wrap into a second line, which is cut off. */}
      <ul className="flex h-full min-w-0 flex-1 flex-wrap gap-x-4 overflow-hidden">
        {now.slice(0, mostInRow).map((dish) => (
          <li key={dish.id} className="flex h-full max-w-full min-w-0 items-center gap-2">
            <Quantity quantity={dish.quantity} />
            <DishAndSize
              name={dish.name}
              size={dish.size}
              className="line-clamp-1 max-w-52 font-medium wrap-anywhere"
            />
            {isLeftToday && <Left dish={dish} />}
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Opens the full list of the dishes to cook. */
export const AllDayButton = memo(function AllDayButton({ dishes }: AllDayProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (dishes.length === 0) return null;
  const total = totalOf(dishes);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="relative flex min-h-14 shrink-0 items-center gap-1.5 rounded-sm border border-line px-3 font-semibold whitespace-nowrap tabular-nums transition-colors hover:border-leaf-700 hover:text-leaf-700"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <span aria-hidden="true">{words.all(total)}</span>
        <span className="sr-only">{words.allToCook(total)}</span>
        <ChevronDownIcon aria-hidden="true" className="size-4" />
      </button>
      <Dialog
        open={isOpen}
        variant="drawer"
        title={words.title}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        <AllDishes dishes={dishes} />
      </Dialog>
    </>
  );
});

function AllDishes({ dishes }: AllDayProps) {
  // Another screen may have limited some since this one has asked.
  useQuery(portionsQuery);
  return (
    <>
      <p className="mb-3 text-soft">
        <span>{words.explanation}</span> <PortionsDayNote />
      </p>
      <ul className="grid divide-y divide-hairline">
        {dishes.map((dish) => (
          <AllOfDish key={dish.id} dish={dish} />
        ))}
      </ul>
    </>
  );
}

function AllOfDish({ dish }: { dish: DishToCook }) {
  const { name, size, quantity, choices, later } = dish;
  return (
    <li className="flex min-h-14 items-start gap-3 py-2 text-lg">
      <Quantity quantity={quantity} />{' '}
      <div className="min-w-0 flex-1 leading-[1.75rem] wrap-anywhere">
        <DishAndSize name={name} size={size} className="font-medium" />
        {choices.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 text-base text-soft">
            {choices.map((choice) => (
              <li key={choice.id}>
                <span
                  className="font-bold tabular-nums"
                  translate="no"
                >{`${choice.quantity} ×`}</span>{' '}
                <bdi>{choice.name}</bdi>
              </li>
            ))}
          </ul>
        )}
        {later > 0 && <p className="text-base text-soft">{words.laterToday(later)}</p>}
      </div>
      <PortionsLeft item={limitableOf(dish)} className="-my-1" />
    </li>
  );
}

function limitableOf({ id, name, size }: DishToCook): Limitable {
  const [dish = id, sizeId] = id.split('.');
  if (size === undefined || sizeId === undefined) return { dish, name };
  return { dish, size: sizeId, dishName: name, name: size };
}

/** How many portions of a dish in the row are left, if they are limited. */
function Left({ dish }: { dish: DishToCook }) {
  const left = usePortionsLeft(limitableOf(dish));
  if (left === undefined) return null;
  return (
    <span className="shrink-0 text-sm whitespace-nowrap text-amber tabular-nums">
      {portionsInWords(left)}
    </span>
  );
}

function Quantity({ quantity }: { quantity: number }) {
  return (
    <span
      className="min-w-7 shrink-0 rounded-[8px] bg-ink px-1.5 text-center leading-[1.75rem] font-bold text-paper tabular-nums"
      translate="no"
    >
      {quantity}
    </span>
  );
}
