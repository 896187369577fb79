import { useId } from 'react';
import { categories } from '@thymely/contract/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/money';
import { useSoldOutDishes } from '../../api/ordering.ts';
import { AddToCartButton } from '../../shared/add-to-cart.tsx';
import { DishArt } from '../../shared/dish-art.tsx';
import { Price } from '../../shared/dish-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ShownDish } from './use-dish.ts';

type DishDetailsProps = {
  shown: ShownDish;
  /** Its name is the page's heading. */
  isPage?: boolean;
};

/** All about a dish, and the button that orders it; in the sheet, and on the page of the dish. */
export function DishDetails({ shown, isPage = false }: DishDetailsProps) {
  if (shown.status === 'found') return <FoundDish dish={shown.dish} isPage={isPage} />;
  if (shown.status === 'loading') return <Skeleton className="h-96" />;
  if (shown.status === 'gone') {
    return <p className="p-8">This dish is no longer on our menu.</p>;
  }
  const { message, isRetrying, retry } = shown;
  return <ErrorState message={message} busy={isRetrying} onRetry={retry} />;
}

function FoundDish({ dish, isPage }: { dish: MenuItem; isPage: boolean }) {
  const Heading = isPage ? 'h1' : 'h2';
  const { name, recipe, category, image, price } = dish;
  const noteId = useId();
  const isSoldOut = (useSoldOutDishes() ?? []).includes(dish._id);
  return (
    <div className="grid md:grid-cols-2">
      <div className={`${categories[category].tint} tinted grid min-h-60 place-items-center`}>
        <DishArt picture={{ src: image }} category={category} />
      </div>
      <div className="grid content-start gap-4 p-6">
        <Heading className="text-2xl font-bold wrap-anywhere">{name}</Heading>
        <p className="text-soft wrap-anywhere">{recipe}</p>
        {isSoldOut && (
          <p id={noteId} className="font-semibold text-tomato">
            Sold out today
          </p>
        )}
        <div className="flex items-center justify-between gap-4">
          <Price cents={centsFromPrice(price)} />
          <AddToCartButton dish={dish} offReasonId={isSoldOut ? noteId : undefined} />
        </div>
      </div>
    </div>
  );
}
