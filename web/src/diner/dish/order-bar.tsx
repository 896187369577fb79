import CheckIcon from 'lucide-react/icons/check';
import { formatCents } from '../../model/format-price.ts';
import { QuantityStepper } from '../../shared/quantity-stepper.tsx';
import { Button } from '../../ui/button.tsx';
import { OfflineNote } from '../../ui/messages/offline-note.tsx';
import type { DishChoosing } from './use-dish-order.ts';

type OrderBarProps = {
  name: string;
  /** The price of one portion with its choices, in cents. */
  unitCents: number;
  order: DishChoosing;
  /** Whether the options are known. */
  isReady: boolean;
  onOrder: () => void;
  isSoldOut: boolean;
};

/** The quantity, and the button that orders it and shows the total; always in sight. */
export function DishOrderBar(props: OrderBarProps) {
  const { name, unitCents, order, isReady, onOrder, isSoldOut } = props;
  const { quantity, isInCart, isAdding, isWaiting, step } = order;
  return (
    <div
      data-at-bottom=""
      className="sticky bottom-0 z-10 grid gap-3 border-t border-hairline bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-7"
    >
      {isSoldOut && (
        <p id="sold-out" className="font-semibold text-tomato">
          Sold out today
        </p>
      )}
      {isWaiting && (
        <OfflineNote>We'll continue with this dish as soon as you're back online.</OfflineNote>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper name={name} quantity={quantity} onStep={step} disabled={isSoldOut} />
        <Button
          tone={isInCart || isSoldOut ? 'outline' : 'primary'}
          busy={isAdding}
          off={isSoldOut || !isReady}
          aria-describedby={isSoldOut ? 'sold-out' : undefined}
          className="min-h-12 flex-1 justify-between!"
          onClick={onOrder}
        >
          <span className="flex items-center gap-2">
            {isInCart && !isAdding && <CheckIcon className="text-leaf-700" />}
            {isInCart ? 'In cart' : 'Add to Cart'}
          </span>{' '}
          <span className="tabular-nums">{formatCents(unitCents * quantity)}</span>
        </Button>
      </div>
    </div>
  );
}
