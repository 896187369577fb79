import type { WantedQuantities } from './cart.ts';

/** Clicks closer together than this are combined into one request. */
const settleMs = 400;

/** Called when the server has rejected the quantity; `confirmed` is the number to show again. */
type FailureHandler = (failure: { confirmed: number; error: unknown }) => void;

const idle = { timer: undefined, sending: undefined, inFlight: undefined };

type Line = {
  /** The number that the server last confirmed. */
  confirmed: number;
  /** The number that the diner wants; equal to `confirmed` when there is nothing to send. */
  wanted: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  sending: Promise<void> | undefined;
  /** The number in flight while `sending`. */
  inFlight: number | undefined;
  onFailed: FailureHandler;
};

/** Saves one line's quantity on the server; the request has to outlive the page. */
type SendQuantity = (lineId: string, quantity: number) => Promise<unknown>;

/**
 * Sends quickly changing quantities to the server: the last number of a burst is sent once the
 * clicking stops. Each line has at most one request in flight, so that the last number wins.
 */
export function createQuantitySync(send: SendQuantity, wanted: WantedQuantities) {
  const lines = new Map<string, Line>();

  function drop(lineId: string): void {
    clearTimeout(lines.get(lineId)?.timer);
    lines.delete(lineId);
    wanted.delete(lineId);
  }

  async function sendUntilSettled(lineId: string, line: Line): Promise<void> {
    try {
      // Clicks during a request wait for the end of their own burst.
      while (line.wanted !== line.confirmed && line.timer === undefined) {
        const quantity = line.wanted;
        line.inFlight = quantity;
        await send(lineId, quantity);
        line.confirmed = quantity;
      }
    } catch (error) {
      clearTimeout(line.timer);
      line.timer = undefined;
      line.wanted = line.confirmed;
      wanted.delete(lineId);
      if (lines.get(lineId) === line) line.onFailed({ confirmed: line.confirmed, error });
    } finally {
      line.sending = undefined;
      if (line.timer === undefined && lines.get(lineId) === line) drop(lineId);
    }
  }

  function push(lineId: string, line: Line): Promise<void> {
    clearTimeout(line.timer);
    line.timer = undefined;
    // A request in flight goes on with the latest number by itself.
    line.sending ??= sendUntilSettled(lineId, line);
    return line.sending;
  }

  return {
    /** Records the number a diner wants. `confirmed` is what the server has, before any click. */
    want(
      lineId: string,
      change: { confirmed: number; wanted: number; onFailed: FailureHandler },
    ): void {
      const line = lines.get(lineId) ?? { ...change, ...idle };
      lines.set(lineId, line);
      line.wanted = change.wanted;
      wanted.set(lineId, change.wanted);
      line.onFailed = change.onFailed;
      clearTimeout(line.timer);
      line.timer = setTimeout(() => void push(lineId, line), settleMs);
    },

    /** Sends every pending number now. Never rejects. */
    async flush(): Promise<void> {
      await Promise.all([...lines].map(([lineId, line]) => push(lineId, line)));
    },

    /**
     * Sends every pending number now, without waiting for a request in flight, because the page may
     * end before any response arrives. If the page lives on, the order is corrected afterward.
     */
    sendLast(): void {
      for (const [lineId, line] of lines) {
        const isOvertaken = line.sending !== undefined && line.inFlight !== line.wanted;
        if (isOvertaken) send(lineId, line.wanted).catch(() => undefined);
        void push(lineId, line);
      }
    },

    /** Stops sending for a line that is gone. */
    forget: drop,

    /** Drops everything without sending. */
    clear(): void {
      for (const lineId of [...lines.keys()]) drop(lineId);
    },
  };
}
