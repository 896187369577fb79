import CheckIcon from 'lucide-react/icons/check';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { PortionsLeftInWords } from '../../shared/portions-left-in-words.tsx';
import { QuantityField } from '../../shared/quantity/quantity-field.tsx';
import { QuantityStepper } from '../../shared/quantity/quantity-stepper.tsx';
import { useStickyBar } from '../../lib/use-room-at-bottom.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNote } from '../../ui/messages/offline-note.tsx';
import type { DishChoosing } from './use-dish-order.ts';
import * as words from './words.en.ts';

type OrderBarProps = {
  name: string;
  /** The price of one portion with its choices, in cents. */
  unitCents: number;
  order: DishChoosing;
  /** Whether the options are known. */
  isReady: boolean;
  /** What has to be chosen first, in a few words; undefined if nothing has to be. */
  missing: string | undefined;
  onOrder: () => void;
  /** Why the dish cannot be ordered; undefined while it can. */
  whyOff: string | undefined;
};

/**
 * The quantity, and the button that orders it and shows the total; always in sight. While something
 * is missing, the button says what, and leads there.
 */
export function DishOrderBar(props: OrderBarProps) {
  const { name, unitCents, order, isReady, missing, onOrder, whyOff } = props;
  const isOff = whyOff !== undefined;
  const { quantity, isInCart, isBusy, isWaiting, failure, others, most, step, type } = order;
  const isAsking = missing !== undefined && !isOff;
  // With one left, there is nothing to type.
  const hasField = !isOff && most !== 1;
  const field = <QuantityField name={name} quantity={quantity} most={most} onType={type} />;
  return (
    <div
      ref={useStickyBar<HTMLDivElement>()}
      data-at-bottom=""
      data-part="bar"
      className="sticky data-in-place:static! bottom-0 z-10 grid gap-3 border-t border-hairline bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:col-start-2 md:row-start-4 md:px-7"
    >
      {isOff ? (
        <p id="why-off" className="font-semibold text-tomato">
          {whyOff}
        </p>
      ) : (
        order.left !== undefined && (
          <p className={classes('font-semibold', order.left > 0 ? 'text-amber' : 'text-tomato')}>
            <PortionsLeftInWords left={order.left} />
          </p>
        )
      )}
      {failure !== undefined && (
        <p role="alert" className="font-medium text-tomato">
          {failure}
        </p>
      )}
      {isWaiting && <OfflineNote>{words.waitsForConnection}</OfflineNote>}
      {others > 0 && !order.isEdit && (
        <p className="text-sm text-soft">{words.othersInCart(others)}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          name={name}
          quantity={quantity}
          onStep={step}
          most={most}
          disabled={isOff}
          field={hasField ? field : undefined}
        />
        <Button
          tone={isInCart || isOff || isAsking ? 'outline' : 'primary'}
          busy={isBusy}
          off={isOff || !isReady}
          aria-describedby={isOff ? 'why-off' : undefined}
          className={classes(
            'min-h-13 min-w-0 flex-1 basis-36 flex-wrap gap-y-0! px-4! leading-tight whitespace-normal! wrap-anywhere',
            isAsking ? 'border-2 border-leaf-700! text-leaf-700' : 'justify-start!',
          )}
          onClick={onOrder}
        >
          {isAsking ? missing : <OrderWords order={order} cents={unitCents * quantity} />}
        </Button>
      </div>
    </div>
  );
}

function OrderWords({ order, cents }: { order: DishChoosing; cents: number }) {
  const { isInCart, isEdit, isBusy } = order;
  const label = isInCart ? words.inCart : words.addToCart;
  return (
    <>
      <span className="me-auto flex items-center gap-2">
        {isInCart && !isBusy && <CheckIcon className="text-leaf-700" />}
        <span>{isEdit ? words.saveChanges : label}</span>
      </span>{' '}
      <span className="tabular-nums" translate="no">
        {formatCents(cents)}
      </span>
    </>
  );
}
