import { useId } from 'react';
import { centsFromPrice } from '@thymely/contract/ground/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { formatCents } from '../../../model/format-price.ts';
import { useSimilarDishes } from '../../../shared/similar/use-similar-dishes.ts';
import { Button } from '../../../ui/button.tsx';
import * as words from '../words.en.ts';

type SimilarInsteadProps = {
  line: Checkout['lines'][number];
  /** The IDs of all dishes in the cart. */
  inCart: readonly string[];
  isBusy: boolean;
  onReplace: (dish: MenuItem) => void;
};

/** Offers similar dishes for a line whose dish cannot be had; a press replaces the line. */
export function SimilarInstead({ line, inCart, isBusy, onReplace }: SimilarInsteadProps) {
  const id = useId();
  const dishes = useSimilarDishes(line, inCart);
  if (dishes.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2.5 px-4">
      <p id={id} className="text-sm font-medium text-soft">
        {words.insteadOf(line.name)}
      </p>
      {dishes.map((dish) => (
        <Button
          key={dish._id}
          tone="outline"
          size="small"
          disabled={isBusy}
          className="text-start whitespace-normal!"
          onClick={() => {
            onReplace(dish);
          }}
        >
          {`${words.takeDish(dish.name)} · ${formatCents(centsFromPrice(dish.price))}`}
        </Button>
      ))}
    </div>
  );
}
