import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { useIsOnline } from '../../lib/chunks/network.ts';
import { useStickyBar } from '../../lib/use-room-at-bottom.ts';
import { classes } from '../../ui/classes.ts';
import { cartTotalCents, type ShownLine } from './cart-totals.ts';
import { CheckoutButton } from './to-checkout.tsx';
import * as words from './words.en.ts';

/**
 * Keeps the total and the checkout button in sight on phones, above the dock. At
 * the end of the cart it has its own place in the page, so it hides nothing. When the device is
 * offline, the notice takes its place.
 */
export function TotalBar({ lines }: { lines: ShownLine[] }) {
  const isOnline = useIsOnline();
  return (
    <div
      ref={useStickyBar<HTMLDivElement>()}
      data-at-bottom
      className={classes(
        'bottom-[calc(var(--bottom-bars,0.75rem)_+_env(safe-area-inset-bottom))] z-20 flex flex-wrap',
        'items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-hairline bg-card p-2.5 ps-5',
        'shadow-raised md:hidden data-in-place:static!',
        isOnline && 'tall:sticky',
      )}
    >
      <p className="grid leading-tight">
        <span className="text-sm text-soft">{words.total}</span>
        <span className="text-xl font-bold tabular-nums" translate="no">
          {formatCents(cartTotalCents(lines))}
        </span>
      </p>
      <CheckoutButton lines={lines} className="grow basis-36 px-5! text-base!" />
    </div>
  );
}
