import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useOrdering } from '../../api/ordering.ts';
import { endedOrdersQuery } from '../../api/records.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useNow } from '../../lib/use-now.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { pastTime } from '../../model/restaurant-time.ts';
import { sizeIn } from '../../shared/choices/line-size.ts';
import { DishAndSize } from '../../shared/kitchen/dish-and-size.tsx';
import { doneSentence, stateInWords } from '../../shared/kitchen/kitchen-words.ts';
import type { KitchenSteps } from '../../shared/kitchen/use-kitchen-steps.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LineSkeletons } from '../../ui/skeleton.tsx';
import { DisclosureArrow } from '../../ui/disclosure-arrow.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import * as ui from '../../ui/words.en.ts';
import { canBeUndone } from '../parts/can-be-undone.ts';
import * as parts from '../parts/words.en.ts';
import * as words from './words.en.ts';

const nowEveryMs = 10_000;

type EndedOrdersProps = {
  steps: KitchenSteps;
  /** Whether buttons are disabled because the board may be out of date. */
  isOff: boolean;
};

/** The orders that left the board within 24 hours. One that was handed out just now can come back. */
export function EndedOrders({ steps, isOff }: EndedOrdersProps) {
  const { data, isError, error, isFetching, refetch } = useQuery(endedOrdersQuery);
  const nowMs = useNow(nowEveryMs);
  const [broughtBack, setBroughtBack] = useState<string>();
  const outcome = useRef<HTMLParagraphElement>(null);
  const bringBack = async (order: Order) => {
    setBroughtBack(order._id);
    await steps.move({ order, action: 'undo' });
    await refetch();
  };
  if (isError && !data)
    return (
      <ErrorState message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <div className="grid gap-5">
        <LineSkeletons lines={4} />
      </div>
    );
  return (
    <>
      <p
        ref={outcome}
        role="status"
        tabIndex={-1}
        className="font-semibold not-empty:mb-3 focus-visible:outline-none"
      >
        {outcomeInWords(steps, broughtBack)}
      </p>
      {data.length === 0 && <p className="text-soft">{words.noEndedOrders}</p>}
      <ol className="divide-y divide-hairline">
        {data.map((order) => (
          <li key={order._id} className="flex items-start gap-2">
            <EndedOrder order={order} nowMs={nowMs} />
            {mayComeBack(order, nowMs) && (
              <BringBack
                order={order}
                steps={steps}
                isOff={isOff}
                onPress={() => void bringBack(order)}
                onRemoved={() => outcome.current?.focus()}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

type BringBackProps = EndedOrdersProps & {
  order: Order;
  onPress: () => void;
  /** Called when the button is gone that had the focus. */
  onRemoved: () => void;
};

function BringBack({ order, steps, isOff, onPress, onRemoved }: BringBackProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(button, onRemoved);
  return (
    <Button
      ref={button}
      tone="outline"
      className="my-1 min-h-14 shrink-0"
      aria-label={parts.undoStepOf(`#${order.number}`)}
      disabled={isOff}
      busy={steps.underWay(order) === 'undo'}
      onClick={onPress}
    >
      {ui.undo}
    </Button>
  );
}

/** Says what became of the order that was to come back: the bar that says it lies behind the dialog. */
function outcomeInWords({ done, refused }: KitchenSteps, id: string | undefined): string {
  if (id === undefined) return '';
  if (refused?.orderId === id) return refused.refusal;
  return done?.order._id === id && done.action === 'undo' ? doneSentence(done) : '';
}

/** Whether an order was handed out, or not collected, so recently that this can be undone. */
function mayComeBack(order: Order, nowMs: number): boolean {
  const { state } = order;
  if (state !== 'collected' && state !== 'not_collected') return false;
  const action = state === 'collected' ? 'collect' : 'no-show';
  return canBeUndone({ order, action }, nowMs);
}

function EndedOrder({ order, nowMs }: { order: Order; nowMs: number }) {
  const zone = useOrdering().data?.timeZone;
  const { number, name, state, updatedAt, lines, totalCents } = order;
  return (
    <details className="group min-w-0 flex-1 py-1">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4">
        <span className="font-bold wrap-anywhere">
          <span translate="no">{`#${number}`}</span> <bdi>{name}</bdi>
        </span>
        <span className="flex items-center gap-3 text-soft">
          <span>{`${stateInWords(state)} · ${pastTime(updatedAt, { nowMs, zone })}`}</span>
          <DisclosureArrow />
        </span>
      </summary>
      <ul className="grid gap-1 pb-3">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[2.75rem_minmax(0,1fr)]">
            <span className="font-bold tabular-nums" translate="no">{`${line.quantity} ×`}</span>
            <DishAndSize
              name={line.name}
              size={sizeIn(line.choices)?.name}
              className="wrap-anywhere"
            />
          </li>
        ))}
        <li className="text-soft tabular-nums" translate="no">
          {formatCents(totalCents)}
        </li>
      </ul>
    </details>
  );
}
