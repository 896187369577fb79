import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendPendingQuantities } from '../../api/cart/cart-lines.ts';
import { useOrdering } from '../../api/ordering.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ComingSoon, comingSoonButton } from '../../ui/coming-soon.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import * as words from './words.en.ts';

/** The button that leads to the checkout. While ordering is off it leads nowhere. */
export function CheckoutButton({ className }: { className: string }) {
  const { data: ordering } = useOrdering();
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const layout = classes('whitespace-normal!', className);

  const goToCheckout = async () => {
    setIsBusy(true);
    // A quantity that the server refuses is reset with a message, which has to be seen first.
    const areTaken = await sendPendingQuantities();
    if (areTaken) await navigate('/checkout');
    setIsBusy(false);
  };
  if (ordering?.state !== 'off') {
    return (
      <Button size="large" busy={isBusy} className={layout} onClick={() => void goToCheckout()}>
        {words.toCheckout}
      </Button>
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
    <p className="mt-7 text-center text-sm text-balance text-soft">
      {ordering.closedNotice ?? words.checkoutOpensSoon(<Phone key="phone" />)}
    </p>
  );
}

function Phone() {
  return <PhoneLink className="inline-block py-1 font-semibold text-leaf-700" />;
}
