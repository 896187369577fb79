import type { Order } from '@thymely/contract/orders/endpoints';

/** The kitchen's copy has no prices; the counter's copy has the total. */
export type TicketCopy = 'kitchen' | 'counter';

export type PrintedTicket = { order: Order; copy: TicketCopy };

type Listener = (ticket: PrintedTicket) => void;

const listeners = new Set<Listener>();

/** Prints an order on the paper of this screen's printer. */
export function printTicket(ticket: PrintedTicket): void {
  for (const listener of listeners) listener(ticket);
}

export function onTicket(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
