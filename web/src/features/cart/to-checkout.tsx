import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendPendingQuantities } from '../../api/cart-lines.ts';
import { useOrdering } from '../../api/ordering.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ComingSoon } from '../../ui/coming-soon.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

const layout = 'mt-6 w-full whitespace-normal!';

/** The way to the checkout. While ordering is off it leads nowhere, and the telephone stands beside it. */
export function ToCheckout() {
  const { data: ordering } = useOrdering();
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();

  const goToCheckout = async () => {
    setIsBusy(true);
    // A number that the server refuses goes back, with a message: that is to be seen first.
    const areTaken = await sendPendingQuantities();
    if (areTaken) await navigate('/checkout');
    setIsBusy(false);
  };
  if (ordering?.state !== 'off') {
    return (
      <Button size="large" busy={isBusy} className={layout} onClick={() => void goToCheckout()}>
        Procceed to Checkout
      </Button>
    );
  }
  return (
    <>
      <ComingSoon className={classes(buttonClasses({ size: 'large' }), layout)}>
        Procceed to Checkout
      </ComingSoon>
      <p className="mt-7 text-center text-sm text-balance text-soft">
        Online checkout opens soon. To order now, call{' '}
        <PhoneLink className="inline-block py-1 font-semibold text-leaf-700" />.
      </p>
    </>
  );
}
