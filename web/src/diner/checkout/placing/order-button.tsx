import { includesTax, type IncludedTax } from '@thymely/contract/ordering/included-tax';
import type { PlacementState } from '../../../api/orders/placement.ts';
import { useStickyBar } from '../../../lib/use-room-at-bottom.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { Button } from '../../../ui/button.tsx';
import { placeOrder } from '../pickup/words.en.ts';
import * as words from '../words.en.ts';
import { OrderAnswer, type OrderAnswerProps } from './order-answer.tsx';

export type OrderButtonProps = {
  state: PlacementState;
  /** What pressing the button does next; anything but 'Place order' leads to what is missing. */
  next: string;
  /** Whether presses do not count yet. */
  isPaused: boolean;
  onPress: () => void;
};

type LookProps = {
  /** What stands behind the words, where the total is out of sight. */
  facts?: string;
  className: string;
};

/** Anything but placing the order is outlined: then the button leads to what is missing. */
export function OrderButton(props: OrderButtonProps & LookProps) {
  const { next, state, isPaused, onPress, facts = '', className } = props;
  const isLast = next === placeOrder;
  return (
    <Button
      data-place
      onClick={onPress}
      size="large"
      tone={isLast ? 'primary' : 'outline'}
      busy={state.phase === 'sending'}
      off={isPaused}
      className={className}
    >
      <span>
        <span>{next}</span>
        {isLast && facts !== '' && <span translate="no">{facts}</span>}
      </span>
    </Button>
  );
}

type OrderButtonBarProps = OrderButtonProps & {
  totalCents: number;
  /** The time of the pick-up. */
  time: string | undefined;
  /** The tax that the total includes. */
  taxes: readonly IncludedTax[];
  answer: OrderAnswerProps;
};

/**
 * Keeps the button in sight on phones and tablets, with what it costs and when it is ready, and with
 * what a press was answered.
 */
export function OrderButtonBar({
  totalCents,
  time,
  taxes,
  answer,
  ...button
}: OrderButtonBarProps) {
  const facts = [formatCents(totalCents), ...(time === undefined ? [] : [time])];
  return (
    <div
      ref={useStickyBar<HTMLDivElement>()}
      data-at-bottom
      className="bottom-[calc(var(--bottom-bars,0.75rem)_+_env(safe-area-inset-bottom))] z-20 grid gap-1.5 rounded-lg border border-hairline bg-card p-2.5 shadow-raised lg:hidden tall:sticky data-in-place:static!"
    >
      <OrderAnswer {...answer} isWide={false} />
      <p className="text-center text-sm text-soft">
        {includesTax(taxes) ? words.payAtPickupInShort : words.payAtPickup}
      </p>
      <OrderButton
        {...button}
        facts={facts.map((fact) => ` · ${fact}`).join('')}
        className="w-full px-3! text-base! whitespace-normal!"
      />
    </div>
  );
}
