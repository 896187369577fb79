import type { ReactNode } from 'react';
import { minuteMs } from '@thymely/contract/ground/time';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { comingTime, type Zone } from '../../model/restaurant-time.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import * as card from './card/words.en.ts';
import * as words from './words.en.ts';

const delays = [5, 10, 15, 20, 30, 45, 60];

type DelayDialogProps = {
  order: Order;
  nowMs: number;
  zone: Zone;
  onAccept: (minutes: number) => void;
  onClose: () => void;
};

/** Accepts an order and promises it for later; the diner sees the new time at once. */
export function DelayDialog({ order, nowMs, zone, onAccept, onClose }: DelayDialogProps) {
  const timeAfter = (minutes: number) =>
    comingTime(Date.parse(order.dueAt) + minutes * minuteMs, { nowMs, zone });
  return (
    <Dialog open onClose={onClose} title={words.acceptWithDelay(calledOrder(order))}>
      <p className="mb-4">
        {words.promisedFor<ReactNode>(timeAfter(0), <bdi key="guest">{order.name}</bdi>)}
      </p>
      <ul className="grid grid-cols-2 gap-2">
        {delays.map((minutes) => (
          <li key={minutes}>
            <button
              type="button"
              className="grid min-h-16 w-full place-items-center rounded-sm border border-line p-2 leading-tight transition-colors hover:border-leaf-700 hover:text-leaf-700"
              onClick={() => {
                onAccept(minutes);
              }}
            >
              <span className="text-lg font-bold">{`+${card.minutes(minutes).join('')}`}</span>
              <span className="text-sm text-soft tabular-nums">{timeAfter(minutes)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
