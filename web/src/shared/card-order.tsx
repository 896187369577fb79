import { Suspense } from 'react';
import CheckIcon from 'lucide-react/icons/check';
import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useCart } from '../api/cart/cart.ts';
import { soleLineOf } from '../api/cart/sole-line.ts';
import { optionalComponent } from '../lib/chunks/optional-component.ts';
import { Button } from '../ui/button.tsx';
import { AddToCartButton } from './add-to-cart.tsx';
import { wantedInPlaceOf, wantedLike } from '../model/wanted-like.ts';
import { useOpenDish } from './dish-link.tsx';
import * as words from './words.en.ts';

/** The stepper only loads for diners who have something in the cart. */
const CardStepper = optionalComponent(() => import('./quantity/card-stepper.tsx'));

type CardOrderProps = {
  dish: MenuItem;
  /** The ID of the element that says why the dish cannot be ordered; undefined while it can. */
  offReasonId: string | undefined;
};

/**
 * Orders a dish from its card, with a quantity stepper once the dish is on one line of the cart. A
 * dish that is in the cart with choices, or on several lines, is changed in its sheet, which shows
 * the choices of the only line, and mends it if it has a fault. A sold-out dish has no stepper, because its line does not count.
 */
export function CardOrder({ dish, offReasonId }: CardOrderProps) {
  const { data: lines } = useCart();
  const own = lines?.filter(({ menuItemId }) => menuItemId === dish._id) ?? [];
  const line = soleLineOf(dish._id, own);
  const isPlain = line !== undefined && line.fault === undefined && isWithoutChoices(line);
  return (
    <div className="card-order relative flex flex-wrap items-center justify-end gap-2">
      {own.length > 0 && !isPlain ? (
        <OpenDishButton dishId={dish._id} line={line} />
      ) : (
        <AddToCartButton dish={dish} offReasonId={offReasonId} />
      )}
      {isPlain && offReasonId === undefined && (
        <Suspense>
          <CardStepper line={line} />
        </Suspense>
      )}
    </div>
  );
}

function isWithoutChoices({ choices = [], note = '' }: CartLine): boolean {
  return choices.length === 0 && note === '';
}

type OpenDishButtonProps = { dishId: string; line: CartLine | undefined };

function OpenDishButton({ dishId, line }: OpenDishButtonProps) {
  const openDish = useOpenDish(dishId);
  return (
    <Button
      tone="outline"
      className="min-w-32"
      onClick={() => {
        openDish(line && (line.fault === undefined ? wantedLike(line) : wantedInPlaceOf(line)));
      }}
    >
      <CheckIcon className="text-leaf-700" />
      {words.inCart}
    </Button>
  );
}
