import type { SlotRoom } from '@thymely/contract/figures/endpoints';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { Zone } from '../../../model/restaurant-time.ts';
import { useKitchenSteps } from '../../../shared/kitchen/use-kitchen-steps.ts';
import { DoneBar } from '../../parts/done-bar.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { PanelLink } from '../panels.tsx';
import { RoomAhead } from '../today/room-ahead.tsx';
import { OpenOrderRow } from './open-order-row.tsx';
import * as words from '../words.en.ts';

const ordersShown = 5;
/** Up to this many, the bars below them take the room of a further one. */
const fewOrders = 2;

type OpenOrdersPanelProps = {
  orders: readonly Order[];
  room: readonly SlotRoom[];
  nowMs: number;
  leadMinutes: number;
  zone: Zone;
  /** Whether the first order's action is the one green button of the screen. */
  hasGreenButton: boolean;
};

/** The open orders with the one next step of each, and the room in the next two hours. */
export function OpenOrdersPanel(props: OpenOrdersPanelProps) {
  const { orders, room, zone, hasGreenButton, ...now } = props;
  const kitchen = useKitchenSteps();
  const { refused, done } = kitchen;
  const shown = newFirst(orders).slice(0, ordersShown);
  const more = orders.length - shown.length;
  return (
    <section aria-labelledby="open-orders" className="@container rounded-lg bg-card shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 pt-4 pb-2 sm:px-6">
        <h2 className="text-lg font-bold">
          <span id="open-orders">{words.openOrdersTitle}</span>{' '}
          <span className="font-normal text-soft tabular-nums" translate="no">
            {inThousands(orders.length)}
          </span>
        </h2>
        <PanelLink to="/dashboard/orders">{words.allOrders}</PanelLink>
      </div>
      <div className="px-4 empty:hidden sm:px-6">
        <Refusal
          message={refused?.refusal}
          onClose={() => {
            if (refused) kitchen.closeOutcome(refused);
          }}
        />
      </div>
      {orders.length === 0 && (
        <p className="px-4 pt-1 pb-5 text-soft sm:px-6">{words.noOpenOrders}</p>
      )}
      {shown.length > 0 && (
        <ol className="divide-y divide-hairline">
          {shown.map((order, place) => (
            <OpenOrderRow
              key={order._id}
              order={order}
              zone={zone}
              kitchen={kitchen}
              isFirst={hasGreenButton && place === 0}
              {...now}
            />
          ))}
        </ol>
      )}
      {more > 0 && (
        <p className="border-t border-hairline px-4 py-2 sm:px-6">
          <PanelLink to="/dashboard/orders">{words.moreOrders(more)}</PanelLink>
        </p>
      )}
      {done && (
        <div className="p-2">
          <DoneBar done={done} kitchen={kitchen} />
        </div>
      )}
      <RoomAhead room={room} zone={zone} isHigh={orders.length <= fewOrders} />
    </section>
  );
}

/** New orders first, and each group by its due time. */
function newFirst(orders: readonly Order[]): readonly Order[] {
  const isNew = ({ state }: Order) => state === 'placed';
  return [...orders.filter(isNew), ...orders.filter((order) => !isNew(order))];
}
