import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { useLocation } from 'react-router-dom';
import { signInPath } from '../../../lib/safe-origin.ts';
import { signInEntry } from '../../../model/sign-in-entry.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { cartTotalCents, type ShownLine } from '../cart-totals.ts';
import { CheckoutButton, CheckoutOpensSoon } from '../to-checkout.tsx';
import * as words from '../words.en.ts';

type CartNextStepProps = { lines: ShownLine[]; isVisitor: boolean };

/** What the lines cost, and the one step that comes next. */
export function CartNextStep({ lines, isVisitor }: CartNextStepProps) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>{words.total}</span>
        <span className="text-xl font-bold tabular-nums" translate="no">
          {formatCents(cartTotalCents(lines))}
        </span>
      </p>
      {isVisitor ? <ToLogin /> : <CheckoutButton lines={lines} className="w-full px-5!" />}
      <CheckoutOpensSoon />
    </>
  );
}

function ToLogin() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to={signInPath('/login', pathname + search)}
      state={signInEntry()}
      size="large"
      className="w-full whitespace-normal!"
    >
      {words.logInToOrder}
    </ButtonLink>
  );
}
