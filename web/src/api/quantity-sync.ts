import type { WantedQuantities } from './cart.ts';

/** Clicks closer together than this become one request. */
const settleMs = 400;

/** The server refused: `confirmed` is the number to show again. */
type FailureHandler = (failure: { confirmed: number; error: unknown }) => void;

const idle = { timer: undefined, sending: undefined, underWay: undefined };

type Line = {
  /** What the server last confirmed. */
  confirmed: number;
  /** What the diner wants; equal to `confirmed` when there is nothing to send. */
  wanted: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  sending: Promise<void> | undefined;
  /** The number that is on its way while `sending`. */
  underWay: number | undefined;
  onFailed: FailureHandler;
};

/** Puts one line's quantity on the server; the request has to outlive the page. */
type SendQuantity = (lineId: string, quantity: number) => Promise<unknown>;

/**
 * Brings quickly changing quantities to the server: the last number of a burst is sent once the
 * clicking stops, and never two requests of one line at a time, so that the last number wins.
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
      // Clicks that come meanwhile wait for the end of their own burst.
      while (line.wanted !== line.confirmed && line.timer === undefined) {
        const quantity = line.wanted;
        line.underWay = quantity;
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
    // A request under way goes on to the number wanted now by itself.
    line.sending ??= sendUntilSettled(lineId, line);
    return line.sending;
  }

  return {
    /** Notes the number a diner wants. `confirmed` is what the server has, before any click. */
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

    /** Sends every number that still waits, now. Never rejects. */
    async flush(): Promise<void> {
      await Promise.all([...lines].map(([lineId, line]) => push(lineId, line)));
    },

    /**
     * The page may end before any answer comes: sends every number that still waits, now, and does
     * not wait for a request under way. Should the page live on, the order is put right after it.
     */
    sendLast(): void {
      for (const [lineId, line] of lines) {
        const isOvertaken = line.sending !== undefined && line.underWay !== line.wanted;
        if (isOvertaken) send(lineId, line.wanted).catch(() => undefined);
        void push(lineId, line);
      }
    },

    /** The line is gone: nothing more of it is sent. */
    forget: drop,

    /** Drops everything without sending. */
    clear(): void {
      for (const lineId of [...lines.keys()]) drop(lineId);
    },
  };
}
