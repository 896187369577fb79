import { ErrorState } from '../../../ui/error-state.tsx';
import { CartNextStep } from './cart-next-step.tsx';
import { SideCartFrame } from './side-cart-frame.tsx';
import { SideCartLine } from './side-cart-line.tsx';
import type { SideCart } from './use-side-cart.ts';

/** What is in the cart or kept, two dishes that go well with it, and how to order. */
export function SideCartContent({ cart }: { cart: SideCart }) {
  if (cart.status === 'unknown') {
    return <SideCartFrame isKnown={false} />;
  }
  if (cart.status === 'failed') {
    return <SideCartFrame isKnown={false} above={<ErrorState {...cart.failure} />} />;
  }
  const { status, lines, actions, failure } = cart;
  if (lines.length === 0) {
    return <SideCartFrame isKnown />;
  }
  const list = (
    <>
      {failure && <ErrorState {...failure} />}
      <ul className="grid grid-cols-1 gap-4">
        {lines.map((line) => (
          <SideCartLine key={line._id} line={line} actions={actions} />
        ))}
      </ul>
    </>
  );
  const nextStep = <CartNextStep lines={lines} isVisitor={status === 'visitor'} />;
  return <SideCartFrame isKnown lines={lines} above={list} nextStep={nextStep} />;
}
