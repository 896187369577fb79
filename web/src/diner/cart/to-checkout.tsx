import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { savePendingQuantities } from '../../api/cart/cart-lines.ts';
import { useOrdering } from '../../api/ordering.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ComingSoon, comingSoonButton } from '../../ui/coming-soon.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { counts, type ShownLine } from './cart-totals.ts';
import * as words from './words.en.ts';

type CheckoutButtonProps = {
  lines: readonly ShownLine[];
  className: string;
  /** The classes of what says why a press did not lead to the checkout. */
  noteClassName?: string;
};

/**
 * The button that leads to the checkout, and above it why a press did not. While ordering is off it
 * leads nowhere.
 */
export function CheckoutButton({ lines, className, noteClassName }: CheckoutButtonProps) {
  const { data: ordering } = useOrdering();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const navigate = useNavigate();
  const layout = classes('whitespace-normal!', className);

  const goToCheckout = async () => {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      // A quantity that the server refuses is reset, which has to be seen first.
      await savePendingQuantities();
      await navigate('/checkout');
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setIsBusy(false);
  };
  if (ordering?.state !== 'off') {
    return (
      <>
        {refusal !== undefined && (
          <p
            role="alert"
            className={classes('order-first w-full font-medium text-tomato', noteClassName)}
          >
            {refusal}
          </p>
        )}
        <Button
          size="large"
          // Where nothing can be ordered, the checkout is no next step: it says what to have instead.
          tone={lines.some(counts) ? 'primary' : 'outline'}
          busy={isBusy}
          className={layout}
          onClick={() => void goToCheckout()}
        >
          {words.toCheckout}
        </Button>
      </>
    );
  }
  return (
    <ComingSoon className={classes(comingSoonButton, layout)} isSaidBeside>
      {words.toCheckout}
    </ComingSoon>
  );
}

/** What to do while ordering is off: the restaurant's own sentence, or its telephone number. */
export function CheckoutOpensSoon() {
  const { data: ordering } = useOrdering();
  if (ordering?.state !== 'off') return null;
  return (
    <p key={ordering.closedNotice} className="mt-7 text-center text-sm text-balance text-soft">
      {ordering.closedNotice ?? words.checkoutOpensSoon(<Phone key="phone" />)}
    </p>
  );
}

function Phone() {
  return <PhoneLink className="inline-block py-1 font-semibold text-leaf-700" />;
}
