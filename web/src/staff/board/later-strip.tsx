import { Fragment, memo } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { comingTime, type Zone } from '../../model/restaurant-time.ts';
import { dishCount } from '../../shared/kitchen/kitchen-words.ts';
import type { BoardActions } from './card/card-actions.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as card from './card/words.en.ts';
import * as words from './words.en.ts';

type LaterStripProps = {
  orders: readonly Order[];
  nowMs: number;
  zone: Zone;
  actions: BoardActions;
};

/** Orders accepted for a slot that is too far ahead; each moves to To do in time by itself. */
export const LaterStrip = memo(function LaterStrip(props: LaterStripProps) {
  const { orders, nowMs, zone, actions } = props;
  if (orders.length === 0) return null;
  return (
    <section
      aria-labelledby="column-later"
      className="flex min-w-0 items-center gap-3 border-t border-hairline bg-card py-2 ps-4"
    >
      <h2 className="shrink-0 text-lg font-bold">
        <span id="column-later">{words.later}</span>{' '}
        <span className="text-soft tabular-nums" translate="no">
          {orders.length}
        </span>
      </h2>
      <ol className="flex gap-2 overflow-x-auto py-1 pe-4 ps-1">
        {orders.map((order) => (
          <li key={order._id} className="shrink-0">
            <button
              type="button"
              aria-haspopup="dialog"
              className="flex min-h-12 items-center gap-2 rounded-pill border border-line px-4 tabular-nums transition-colors hover:border-leaf-700"
              onClick={() => {
                actions.ask(order, 'more');
              }}
            >
              <WordsAround>
                {card.moreFor(
                  <Fragment key="order">
                    <span className="text-lg font-extrabold" translate="no">
                      {`#${order.number}`}
                    </span>
                    <span className="font-semibold">
                      {comingTime(order.dueAt, { nowMs, zone })}
                    </span>
                    <bdi className="max-w-32 truncate text-soft">{order.name}</bdi>
                    <span className="text-soft">{dishCount(order)}</span>
                  </Fragment>,
                )}
              </WordsAround>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
});
