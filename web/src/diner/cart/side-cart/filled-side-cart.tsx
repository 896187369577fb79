import { portionCount } from '../cart-totals.ts';
import type { FilledSideCartProps } from './filled-context.ts';
import { SideCartContent } from './side-cart.tsx';
import { SideCartHead } from './side-cart-head.tsx';
import { useSideCart } from './use-side-cart.ts';
import * as words from '../words.en.ts';

/** The side cart once there is something in it. */
export default function FilledSideCart({ heading }: FilledSideCartProps) {
  const cart = useSideCart(() => document.getElementById(heading.id)?.focus());
  const lines = 'lines' in cart ? cart.lines : [];
  const isKept = cart.status === 'visitor' && lines.length > 0;
  return (
    <>
      <SideCartHead heading={heading} title={isKept ? words.keptDishes : words.title}>
        {lines.length > 0 && (
          <p className="rounded-pill bg-leaf-100 px-3 text-sm font-semibold text-leaf-700">
            {words.portions(portionCount(lines))}
          </p>
        )}
      </SideCartHead>
      <SideCartContent cart={cart} />
    </>
  );
}
