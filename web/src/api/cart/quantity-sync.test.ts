import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuantitySync as createSync } from './quantity-sync.ts';

const wanted = new Map<string, number>();
const createQuantitySync = (send: Parameters<typeof createSync>[0]) => createSync(send, wanted);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const requestMs = 150;

/** A slow server that remembers what it was sent. */
function slowServer() {
  const sent: number[] = [];
  const send = (_lineId: string, quantity: number) =>
    new Promise<void>((resolve) => {
      sent.push(quantity);
      setTimeout(resolve, requestMs);
    });
  return { sent, send };
}

const onFailed = vi.fn();

async function click(sync: ReturnType<typeof createQuantitySync>, times: number, gapMs: number) {
  for (let quantity = 2; quantity <= times + 1; quantity += 1) {
    sync.want('line', { confirmed: 1, wanted: quantity, onFailed });
    await vi.advanceTimersByTimeAsync(gapMs);
  }
}

describe('the quantity of a cart line', () => {
  it.each([20, 100, 250])('takes one request after twenty clicks %i ms apart', async (gapMs) => {
    const { sent, send } = slowServer();
    const sync = createQuantitySync(send);
    await click(sync, 20, gapMs);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([21]);
    expect(wanted.has('line')).toBe(false);
  });

  it('is sent as soon as it is flushed, and then not again', async () => {
    const { sent, send } = slowServer();
    const sync = createQuantitySync(send);
    await click(sync, 3, 10);
    const flushed = sync.flush();
    expect(sent).toEqual([4]);
    await vi.runAllTimersAsync();
    await flushed;
    expect(sent).toEqual([4]);
  });

  it('continues with the latest number when it is flushed during a request', async () => {
    const { sent, send } = slowServer();
    const sync = createQuantitySync(send);
    sync.want('line', { confirmed: 1, wanted: 2, onFailed });
    await vi.advanceTimersByTimeAsync(450);
    sync.want('line', { confirmed: 2, wanted: 5, onFailed });
    const flushed = sync.flush();
    await vi.runAllTimersAsync();
    await flushed;
    expect(sent).toEqual([2, 5]);
  });

  it('never has two requests for one line in flight', async () => {
    let inFlight = 0;
    let most = 0;
    const sync = createQuantitySync(async () => {
      most = Math.max(most, (inFlight += 1));
      await new Promise((resolve) => setTimeout(resolve, 1000));
      inFlight -= 1;
    });
    await click(sync, 4, 500);
    await vi.runAllTimersAsync();
    expect(most).toBe(1);
  });

  it('is sent alongside a request in flight when the page may end', async () => {
    const { sent, send } = slowServer();
    const sync = createQuantitySync(send);
    sync.want('line', { confirmed: 1, wanted: 2, onFailed });
    await vi.advanceTimersByTimeAsync(450);
    sync.want('line', { confirmed: 2, wanted: 3, onFailed });
    sync.sendLast();
    expect(sent).toEqual([2, 3]);
    // If the page lives on after all, the last number the server received is the right one.
    await vi.runAllTimersAsync();
    expect(sent).toEqual([2, 3, 3]);
    expect(wanted.has('line')).toBe(false);
  });

  it('is not sent twice when the page may end and it is already in flight', async () => {
    const { sent, send } = slowServer();
    const sync = createQuantitySync(send);
    sync.want('line', { confirmed: 1, wanted: 2, onFailed });
    sync.sendLast();
    sync.sendLast();
    await vi.runAllTimersAsync();
    expect(sent).toEqual([2]);
  });

  it('is not sent when it is back to what the server has', async () => {
    const { sent, send } = slowServer();
    const sync = createQuantitySync(send);
    sync.want('line', { confirmed: 3, wanted: 4, onFailed });
    sync.want('line', { confirmed: 4, wanted: 3, onFailed });
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
  });

  it("falls back to the server's number when the server refuses", async () => {
    const refusal = new Error('503');
    const failed = vi.fn();
    const sync = createQuantitySync(() => Promise.reject(refusal));
    sync.want('line', { confirmed: 3, wanted: 4, onFailed: failed });
    sync.want('line', { confirmed: 4, wanted: 5, onFailed: failed });
    await vi.runAllTimersAsync();
    expect(failed).toHaveBeenCalledExactlyOnceWith({ confirmed: 3, error: refusal });
    expect(wanted.has('line')).toBe(false);
  });

  it('is dropped with its line, and with the session', async () => {
    const { sent, send } = slowServer();
    const sync = createQuantitySync(send);
    sync.want('line', { confirmed: 1, wanted: 2, onFailed });
    sync.want('other', { confirmed: 1, wanted: 2, onFailed });
    sync.forget('line');
    sync.clear();
    await vi.runAllTimersAsync();
    await sync.flush();
    expect(sent).toEqual([]);
  });
});
