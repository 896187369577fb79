import CheckIcon from 'lucide-react/icons/check';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useCart } from '../../api/cart.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { useAddDish } from './use-add-dish.ts';

/** Orders a dish; says 'In cart' for every dish the cart holds, and can be pressed again. */
export function AddToCartButton({ dish }: { dish: MenuItem }) {
  const { addDish, isAdding, isWaiting } = useAddDish();
  const { data: lines } = useCart();
  const isInCart = lines?.some(({ menuItemId }) => menuItemId === dish._id) ?? false;
  return (
    <>
      <Button
        tone={isInCart ? 'outline' : 'primary'}
        busy={isAdding}
        className="min-w-32"
        onClick={() => void addDish(dish)}
      >
        {isInCart && !isAdding && <CheckIcon className="text-leaf-700" />}
        {isInCart ? 'In cart' : 'Add to Cart'}
      </Button>
      {isWaiting && (
        <OfflineNote className="basis-full">
          We'll go on with this dish as soon as you're back online.
        </OfflineNote>
      )}
    </>
  );
}
