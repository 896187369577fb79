import type { CartLine } from '@thymely/contract/cart/endpoints';
import { useSetCartQuantity } from '../../api/cart/cart-lines.ts';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { showToast } from '../../ui/messages/messages.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

/** Changes the quantity of a dish's only line in the cart, from its card. */
export default function CardStepper({ line }: { line: CartLine }) {
  const account = useReadyAccount();
  const step = useSetCartQuantity(account?.email ?? '', (error) => {
    showToast(messageOf(error), 'warning');
  });
  return (
    <QuantityStepper
      isSmall
      name={line.name}
      quantity={line.quantity}
      disabled={!line.available}
      onStep={(by) => {
        step(line._id, by);
      }}
    />
  );
}
