import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { Zone } from '../../model/restaurant-time.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import {
  onTicket,
  printTicket,
  type PrintedTicket as TicketToPrint,
} from '../parts/print-ticket.ts';
import { readHandled, storeHandled } from '../parts/handled-tickets.ts';
import type { TicketChoice } from '../parts/screen-setup.ts';
import { columnsOf } from '../../shared/kitchen/board-columns.ts';
import { fitPaper } from './ticket-paper.ts';
import { Ticket } from './ticket.tsx';
import { ticketsDue } from './tickets-due.ts';

type TicketPrinterProps = {
  orders: readonly Order[] | undefined;
  prints: TicketChoice;
  leadMinutes: number;
  zone: Zone;
};

/** If a browser never reports that it has printed, the next ticket waits no longer than this. */
const printedAfterMs = 60_000;

type Printing = TicketToPrint & { isAhead: boolean };

/** The longest time until an order that moves to To do is noticed. */
const lookEveryMs = 5000;

/** Prints the tickets of this screen: the requested ones, and those of accepted orders. */
export const TicketPrinter = memo(function TicketPrinter(props: TicketPrinterProps) {
  const { orders, prints, leadMinutes, zone } = props;
  const [queue, setQueue] = useState<readonly Printing[]>([]);
  usePrintWhenToDo({ orders, prints, leadMinutes });
  useEffect(
    () =>
      onTicket((ticket) => {
        const isAhead = isLaterNow(ticket.order, leadMinutes);
        setQueue((waiting) => [...waiting, { ...ticket, isAhead }]);
      }),
    [leadMinutes],
  );
  const [current] = queue;
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!current || !sheet.current) return;
    const next = () => {
      setQueue((waiting) => waiting.filter((ticket) => ticket !== current));
    };
    // A browser that shows a dialog may let the page continue before the dialog is answered.
    addEventListener('afterprint', next, { once: true });
    const fallback = setTimeout(next, printedAfterMs);
    const forgetPaper = fitPaper(sheet.current);
    window.print();
    return () => {
      clearTimeout(fallback);
      removeEventListener('afterprint', next);
      forgetPaper();
    };
  }, [current]);
  if (!current) return null;
  return createPortal(
    <div ref={sheet} className="ticket-sheet">
      <Ticket {...current} zone={zone} />
    </div>,
    document.body,
  );
});

const copiesOf = {
  none: [],
  kitchen: ['kitchen'],
  counter: ['counter'],
  both: ['kitchen', 'counter'],
} as const;

/** Prints each accepted order: at once, or when it is no longer for later. */
function usePrintWhenToDo({ orders, prints, leadMinutes }: Omit<TicketPrinterProps, 'zone'>): void {
  const [stored] = useState(readHandled);
  const handled = useRef(stored);
  useEffect(() => {
    if (!orders) return;
    const look = () => {
      const isLater = ({ _id }: { _id: string }) => waiting.has(_id);
      const waiting = idsForLater(orders, leadMinutes);
      const next = ticketsDue(orders, handled.current, { isLater });
      if (next.handled === handled.current) return;
      handled.current = next.handled;
      storeHandled(next.handled);
      for (const order of next.due) {
        for (const copy of copiesOf[prints]) printTicket({ order, copy });
      }
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => {
      clearInterval(timer);
    };
  }, [orders, prints, leadMinutes]);
}

function idsForLater(orders: readonly Order[], leadMinutes: number): ReadonlySet<string> {
  const { later } = columnsOf(orders, { nowMs: serverTimeOf(Date.now()), leadMinutes });
  return new Set(later.map(({ _id }) => _id));
}

function isLaterNow(order: Order, leadMinutes: number): boolean {
  return idsForLater([order], leadMinutes).has(order._id);
}
