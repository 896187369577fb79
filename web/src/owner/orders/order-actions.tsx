import { useState } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { isKnownState } from '@thymely/contract/orders/order-states';
import { whyNotStep } from '@thymely/contract/orders/allowed-steps';
import { DoubtNote } from '../../shared/kitchen/doubt-note.tsx';
import { RejectDialog } from '../../shared/kitchen/reject/reject-dialog.tsx';
import { doubtAbout } from '../../shared/kitchen/use-kitchen-steps.ts';
import { Button } from '../../ui/button.tsx';
import { CompactSelect } from '../parts/compact-select.tsx';
import { nextSteps } from '../parts/next-steps.ts';
import type { Kitchen } from './use-kitchen.ts';
import * as words from './words.en.ts';

type OrderActionsProps = {
  order: Order;
  nowMs: number;
  kitchen: Kitchen;
  /** Whether the next step is the one that stands out on the page. */
  isFirst: boolean;
};

/** The buttons for the next step, and for rejecting the order. */
export function OrderActions({ order, nowMs, kitchen, isFirst }: OrderActionsProps) {
  const { kind } = order.pickup;
  const at = { state: order.state, dueAtMs: Date.parse(order.dueAt), kind };
  const canBeNoShow = whyNotStep('no-show', at, { nowMs, lead: 0 }) === undefined;
  const doubt = doubtAbout(kitchen.byOrder, order);
  return (
    <div className="flex flex-wrap items-center gap-2 [&>button]:px-4 max-xl:col-span-full">
      {doubt && <DoubtNote doubt={doubt} />}
      <NextStep order={order} kitchen={kitchen} isFirst={isFirst} />
      {/* Of a state of a newer server, this page knows nothing that could be done. */}
      {!isKnownState(order.state) ? null : canBeNoShow ? (
        <Button
          tone="outline"
          aria-label={words.notCollectedOrder(order.number)}
          busy={kitchen.underWay(order) === 'no-show' || doubt === 'asking'}
          onClick={() => void kitchen.move({ order, action: 'no-show' })}
        >
          {words.notCollected}
        </Button>
      ) : (
        <Rejection order={order} kitchen={kitchen} />
      )}
    </div>
  );
}

type ActionProps = Pick<OrderActionsProps, 'order' | 'kitchen'>;

function NextStep({ order, kitchen, isFirst }: Omit<OrderActionsProps, 'nowMs'>) {
  const [minutes, setMinutes] = useState('0');
  const next = nextSteps[order.state] ?? [];
  const isNew = order.state === 'placed';
  const isBusy = kitchen.underWay(order) !== undefined;
  return (
    <>
      {next.map(({ action, label }, index) => (
        <Button
          key={action}
          tone={isFirst && index === 0 ? 'primary' : 'outline'}
          aria-label={`${label} #${order.number}`}
          busy={isBusy}
          onClick={() => {
            const isLater = isNew && minutes !== '0';
            void kitchen.move({ order, action, ...(isLater && { minutes: Number(minutes) }) });
          }}
        >
          {label}
        </Button>
      ))}
      {isNew && (
        <CompactSelect
          isPill
          label={words.readyTime(`#${order.number}`)}
          options={delays}
          value={minutes}
          onChange={setMinutes}
        />
      )}
    </>
  );
}

function Rejection({ order, kitchen }: ActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isAsking = doubtAbout(kitchen.byOrder, order) === 'asking';
  return (
    <>
      <Button
        tone="quiet"
        className="ms-auto text-tomato"
        aria-label={words.rejectOrder(order.number)}
        aria-haspopup="dialog"
        busy={kitchen.underWay(order) === 'reject' || isAsking}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {words.reject}
      </Button>
      {isOpen && (
        <RejectDialog
          order={order}
          onReject={(why) => void kitchen.move({ order, action: 'reject', ...why })}
          onSoldOut={kitchen.soldOut.mark}
          onRejectAll={(all) => void kitchen.rejectDiner({ order, ...all })}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const delays = [0, 5, 10, 15, 20, 30, 45, 60].map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? words.onTime : words.delay(minutes),
}));
