import { useId } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { containedInWords } from '../../../shared/diets/contained-in-words.ts';
import { priceInWords } from '../../../shared/dish-price.tsx';
import { useSimilarDishes } from '../../../shared/similar/use-similar-dishes.ts';
import { Button } from '../../../ui/button.tsx';
import * as words from '../words.en.ts';

type SimilarInsteadProps = {
  line: Checkout['lines'][number];
  /** The IDs of all dishes in the cart. */
  inCart: readonly string[];
  /** What the diner has written about their allergies. */
  allergies: string;
  isBusy: boolean;
  onReplace: (dish: MenuItem) => void;
};

/** Offers similar dishes for a line whose dish cannot be had; a press replaces the line. */
export function SimilarInstead(props: SimilarInsteadProps) {
  const { line, inCart, allergies, isBusy, onReplace } = props;
  const id = useId();
  const dishes = useSimilarDishes(line, { taken: inCart, allergies });
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
          className="py-1.5 text-start whitespace-normal!"
          onClick={() => {
            onReplace(dish);
          }}
        >
          <span className="grid">
            <span>{`${words.takeDish(dish.name)} · ${priceInWords(dish)}`}</span>
            <span className="text-xs font-normal">{containedInWords(dish)}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}
