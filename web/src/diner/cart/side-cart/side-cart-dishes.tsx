import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { builtMenuQuery, menuQuery, standoutDishes } from '../../../api/menu/menu.ts';
import { outTodayOf, useOrdering } from '../../../api/ordering.ts';
import { useCategories } from '../../../lib/categories.ts';
import { isPhoto } from '../../../lib/pictures/is-photo.ts';
import { pictureSizes } from '../../../lib/pictures/picture-sizes.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { paintedPlateOf, pictureOf } from '../../../model/painted-plate.ts';
import { useAddToCartOrLogIn } from '../../../shared/add-to-cart.tsx';
import { DishNameAndPrice } from '../../../shared/dish-name-and-price.tsx';
import { useNeverServed } from '../../../shared/served/use-first-times.ts';
import { useOrderOrAsk } from '../../../shared/needs-answers.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { OfflineNote } from '../../../ui/messages/offline-note.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ShownLine } from '../cart-totals.ts';
import { suggestedDishes, suggestionQuestion } from '../suggestions/suggested-dishes.ts';
import * as shared from '../../../shared/words.en.ts';
import { popularHere } from '../../parts/words.en.ts';
import * as words from '../words.en.ts';

const shownAtMost = 2;

type SideCartDishesProps = {
  lines: ShownLine[];
  /** Whether it is known whose cart a dish gets into. */
  isKnown: boolean;
};

/** Two dishes: what the lines lack for a meal, or popular ones to begin with. */
export function SideCartDishes({ lines, isKnown }: SideCartDishesProps) {
  const headingId = useId();
  const dishes = useOfferedDishes(lines);
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-1">
      <h3 id={headingId} className="text-sm text-soft">
        {lines.length > 0 ? suggestionQuestion(dishes) : popularHere}
      </h3>
      <ul>
        {dishes.map((dish) => (
          <OfferedDish key={dish._id} dish={dish} isKnown={isKnown} />
        ))}
      </ul>
    </section>
  );
}

/** Suggestions stay once they are shown, as long as the dishes can be had. */
function useOfferedDishes(lines: ShownLine[]): MenuItem[] {
  const isHydrated = useHydrated();
  const categories = useCategories();
  const { data: live } = useQuery(menuQuery);
  const { data: built } = useQuery(builtMenuQuery);
  const { data: ordering } = useOrdering();
  const [shown, setShown] = useState<{ isBegun: boolean; ids: string[] }>();
  const menu = (isHydrated ? live : built) ?? [];
  const never = useNeverServed(live);
  const soldOut = isHydrated ? [...outTodayOf(ordering), ...(never ?? [])] : [];
  const canBeHad = ({ _id }: MenuItem) => !soldOut.includes(_id);
  const isBegun = lines.length > 0;
  const known = shown?.isBegun === isBegun ? shown.ids : [];
  const kept = menu.filter((dish) => known.includes(dish._id) && canBeHad(dish));
  if (kept.length > 0) return kept;
  const dishes = isBegun
    ? suggestedDishes({ lines, menu, soldOut })
    : standoutDishes(menu, categories).filter(canBeHad).slice(0, shownAtMost);
  if (isHydrated && never && dishes.length > 0)
    setShown({ isBegun, ids: dishes.map(({ _id }) => _id) });
  return dishes;
}

function OfferedDish({ dish, isKnown }: { dish: MenuItem; isKnown: boolean }) {
  return (
    <li className="relative flex min-h-14 flex-wrap items-center gap-3">
      <DishPicture dish={dish} />
      <DishNameAndPrice dish={dish} linkClassName="after:absolute after:inset-0" />
      {isKnown && <AddDish dish={dish} />}
    </li>
  );
}

/** A plate as it is, a photo as a disc. */
function DishPicture({ dish }: { dish: MenuItem }) {
  const src = pictureOf(dish);
  const look = { width: 48, height: 48, loading: 'lazy' } as const;
  const plate = (
    <Picture
      {...look}
      src={paintedPlateOf(dish._id, dish.category)}
      className="size-12 object-contain"
    />
  );
  if (!isPhoto(src))
    return <Picture {...look} src={src} fallback={plate} className="size-12 object-contain" />;
  const sizes = pictureSizes(src, '3rem');
  return (
    <Picture
      {...look}
      {...sizes}
      src={src}
      fallback={plate}
      className="size-12 rounded-pill object-cover"
    />
  );
}

/** Adds the dish, or opens it if it has options to ask about; visitors are asked to log in. */
function AddDish({ dish }: { dish: MenuItem }) {
  const { addToCart, isAdding, isWaiting } = useAddToCartOrLogIn(dish);
  const { orderOrAsk, isAsking } = useOrderOrAsk(dish, (ask) => addToCart({ onRefused: ask }));
  const isBusy = isAdding || isAsking;
  return (
    <>
      <IconButton
        label={words.addDish(dish.name)}
        icon={isBusy ? <Spinner /> : <PlusIcon />}
        aria-disabled={isBusy || undefined}
        className="relative border border-leaf-700 text-leaf-700"
        onClick={() => void (isBusy || orderOrAsk())}
      />
      {isWaiting && (
        <OfflineNote className="mb-2 basis-full">{shared.waitingForNetwork}</OfflineNote>
      )}
    </>
  );
}
