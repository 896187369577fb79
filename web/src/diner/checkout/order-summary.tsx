import type { ReactNode } from 'react';
import { includesTax, type IncludedTax } from '@thymely/contract/hours/included-tax';
import type { PlacementState } from '../../api/orders/placement.ts';
import { brand } from '@brand/brand.ts';
import { addressLines } from '../../model/address-lines.ts';
import { formatCents } from '../../model/format-price.ts';
import { IncludedTaxRows } from '../../shared/tax/included-tax-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Agreement } from '../parts/agreement.tsx';
import type { OrderChanges } from './compare-orders.ts';
import { placeOrder } from './pickup/words.en.ts';
import * as words from './words.en.ts';

type OrderSummaryProps = {
  totalCents: number;
  /** Says when the order is ready with the chosen time. */
  ready: string | undefined;
  changes: OrderChanges | undefined;
  /** What pressing the button does next; anything but 'Place order' leads to what is missing. */
  next: string;
  /** The time of the pick-up. */
  time: string | undefined;
  /** The tax that the total includes. */
  taxes: readonly IncludedTax[];
  state: PlacementState;
  onPress: () => void;
  /** Says what keeps the order from being placed, or what the last try was answered. */
  children: ReactNode;
};

/** The total, the order button, and where the order is picked up. */
export function OrderSummary(props: OrderSummaryProps) {
  const { totalCents, taxes, ready, changes, state, children } = props;
  const wasTotalCents = changes?.wasTotalCents;
  const isSending = state.phase === 'sending';
  return (
    <section
      aria-label={words.total}
      className="grid gap-4 rounded-lg bg-leaf-100 p-6 shadow-card sm:p-8 lg:tall:sticky lg:top-28"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl font-bold">{words.total}</h2>
          <p className="text-3xl font-bold tabular-nums">
            {wasTotalCents !== undefined && (
              <s className="me-3 text-lg font-medium text-soft">
                <span className="sr-only">{words.totalWas}</span>
                {formatCents(wasTotalCents)}
              </s>
            )}
            {formatCents(totalCents)}
          </p>
        </div>
        <p className="text-sm text-soft">
          {includesTax(taxes) ? words.payAtPickupWithTax : words.payAtPickup}
        </p>
        <IncludedTaxRows taxes={taxes} className="mt-2" />
      </div>
      <p aria-live="polite" className="font-semibold empty:absolute">
        {ready}
      </p>
      {children}
      <p role="status" className="text-center text-sm font-medium empty:absolute">
        {isSending && state.isLate && `${words.stillTrying} `}
        {isSending && words.keepPageOpen}
      </p>
      <OrderButton {...props} className="w-full max-lg:hidden" />
      <Agreement sentence={words.agreement} paths={['/terms']} />
      <Whereabouts />
    </section>
  );
}

type OrderButtonProps = Pick<OrderSummaryProps, 'next' | 'state' | 'onPress'> & {
  /** What stands behind the words, where the total is out of sight. */
  facts?: string;
  className: string;
};

/** Anything but placing the order is outlined: then the button leads to what is missing. */
function OrderButton({ next, state, onPress, facts = '', className }: OrderButtonProps) {
  const isLast = next === placeOrder;
  return (
    <Button
      data-place
      onClick={onPress}
      size="large"
      tone={isLast ? 'primary' : 'outline'}
      busy={state.phase === 'sending'}
      className={className}
    >
      {next}
      {isLast && facts}
    </Button>
  );
}

/** Keeps the button in sight on phones and tablets, with what it costs and when it is ready. */
export function OrderButtonBar(props: Omit<OrderSummaryProps, 'children' | 'ready' | 'changes'>) {
  const { totalCents, time, taxes } = props;
  const facts = [formatCents(totalCents), ...(time === undefined ? [] : [time])];
  return (
    <div
      data-at-bottom
      className="bottom-[calc(var(--bottom-bars,0.75rem)_+_env(safe-area-inset-bottom))] z-20 grid gap-1.5 rounded-lg border border-hairline bg-card p-2.5 shadow-raised lg:hidden tall:sticky"
    >
      <p className="text-center text-sm text-soft">
        {includesTax(taxes) ? words.payAtPickupInShort : words.payAtPickup}
      </p>
      <OrderButton
        {...props}
        facts={facts.map((fact) => ` · ${fact}`).join('')}
        className="w-full px-3! text-base! whitespace-normal!"
      />
    </div>
  );
}

/** The pick-up address, and the number to call. */
function Whereabouts() {
  return (
    <div className="grid gap-3 border-t border-hairline pt-4">
      <address className="not-italic">
        <span className="block font-semibold">{words.pickUpAt(brand.name)}</span>
        {addressLines.map((line) => (
          <span key={line} className="block text-soft">
            {line}
          </span>
        ))}
        <PhoneLink className="inline-block py-1 font-semibold text-leaf-700" />
      </address>
      <p className="font-medium">{words.callAboutAllergies}</p>
    </div>
  );
}
