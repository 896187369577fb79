import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { Zone } from '../../../lib/restaurant-time.ts';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { onTicket, printTicket, type Ticket as TicketToPrint } from './print-ticket.ts';
import { readHandled, storeHandled } from './handled-tickets.ts';
import type { TicketChoice } from '../screen/screen-setup.ts';
import { fitPaper } from './ticket-paper.ts';
import { Ticket } from './ticket.tsx';
import { ticketsDue } from './tickets-due.ts';

type TicketPrinterProps = {
  orders: readonly Order[] | undefined;
  prints: TicketChoice;
  zone: Zone;
};

/** Should a browser never say that it has printed, the next ticket does not wait any longer. */
const printedAfterMs = 60_000;

type Printing = TicketToPrint & { nowMs: number };

/** Prints the tickets of this screen: those somebody asks for, and those of accepted orders. */
export function TicketPrinter({ orders, prints, zone }: TicketPrinterProps) {
  const [queue, setQueue] = useState<readonly Printing[]>([]);
  usePrintWhenAccepted(orders, prints);
  useEffect(
    () =>
      onTicket((ticket) => {
        setQueue((waiting) => [...waiting, { ...ticket, nowMs: serverTimeOf(Date.now()) }]);
      }),
    [],
  );
  const [current] = queue;
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!current || !sheet.current) return;
    const next = () => {
      setQueue((waiting) => waiting.filter((ticket) => ticket !== current));
    };
    // A browser that shows a dialog may go on with the page before it is answered.
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
}

const copiesOf = {
  none: [],
  kitchen: ['kitchen'],
  counter: ['counter'],
  both: ['kitchen', 'counter'],
} as const;

function usePrintWhenAccepted(orders: readonly Order[] | undefined, prints: TicketChoice): void {
  const handled = useRef(readHandled());
  useEffect(() => {
    if (!orders) return;
    const next = ticketsDue(orders, handled.current);
    if (next.handled === handled.current) return;
    handled.current = next.handled;
    storeHandled(next.handled);
    for (const order of next.due) {
      for (const copy of copiesOf[prints]) printTicket({ order, copy });
    }
  }, [orders, prints]);
}
