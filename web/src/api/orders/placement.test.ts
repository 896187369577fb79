import { minuteMs } from '@thymely/contract/ground/time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { ApiError, refusalIn, unreachable, unreadable } from '../../lib/http/api-error.ts';
import { dropKept } from '../../lib/session/kept.ts';
import { keepPlacement, keptPlacement } from '../../model/kept-placement.ts';
import type { KeptPlacement } from '../../model/kept-placement.ts';
import { fakeStorage } from '../../lib/session/fake-storage.ts';
import { Placement } from './placement.ts';
import { deferred } from '../../../testing/deferred.ts';

const order = { _id: 'o1', number: 47 } as Order;
const kept: KeptPlacement = {
  uid: 'ben',
  key: 'key-of-this-order',
  body: { quote: 'quote', pickup: 'asap', name: 'Ben' },
  seen: { lines: [], totalCents: 1250 },
  startedAtMs: 0,
  attempts: 0,
  isGivenUp: false,
};

const send = vi.fn<(kept: KeptPlacement) => Promise<Order>>();
const withdraw = vi.fn<(kept: KeptPlacement) => Promise<Order>>();
const onPlaced = vi.fn();
const onRefused = vi.fn();
let nowMs = 0;
let isOnline: boolean | Promise<boolean> = true;
let placement: Placement;
let leavePage: () => void;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  dropKept('placement');
  for (const mock of [send, withdraw, onPlaced, onRefused]) mock.mockReset();
  nowMs = 0;
  isOnline = true;
  placement = new Placement({
    send,
    withdraw,
    onPlaced,
    onRefused,
    isOnline: () => isOnline,
    nowMs: () => nowMs,
    pause: (ms) => Promise.resolve(void (nowMs += ms)),
  });
  leavePage = placement.subscribe(() => undefined);
});

/** An answer of something on the way to the API. */
function foreign(status: number): ApiError {
  return refusalIn({ status, text: '<h1>Not ours</h1>', header: () => 'text/html' });
}

function failure(status: number, code: ApiError['code'] = 'CONFLICT', more = {}): ApiError {
  return new ApiError({ status, code, message: `Status ${status}`, ...more });
}

async function settled() {
  await vi.waitFor(() => {
    expect(placement.state().phase).not.toMatch(/sending|checking/);
  }, 120_000);
  return placement.state();
}

const keysSent = () => send.mock.calls.map(([{ key }]) => key);
const attemptsSent = () => send.mock.calls.map(([{ attempts }]) => attempts);
/** A placement that the page sent once before it was reloaded. */
const interrupted: KeptPlacement = { ...kept, attempts: 1 };
const unavailable = () => failure(503, 'UNAVAILABLE');
const notThere = () => failure(404, 'NOT_FOUND');

describe('an order that is placed', () => {
  it('is kept while it is being sent, and dropped once there is an answer', async () => {
    send.mockImplementation(() => {
      expect(keptPlacement('ben')).toMatchObject({ key: kept.key, body: kept.body });
      return Promise.resolve(order);
    });
    placement.begin(kept);
    expect(await settled()).toEqual({ phase: 'placed', order });
    expect(keptPlacement('ben')).toBeUndefined();
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith(order);
  });

  it('requirement 43: is sent once, however often the button is pressed', async () => {
    send.mockResolvedValue(order);
    placement.begin(kept);
    placement.begin({ ...kept, key: 'another-key-entirely' });
    placement.resume('ben');
    await settled();
    expect(keysSent()).toEqual([kept.key]);
  });

  it.each([
    ['no answer came', unreachable()],
    ['it took too long', new DOMException('', 'TimeoutError')],
    ['the API is unavailable', failure(503, 'UNAVAILABLE')],
    ['a proxy answered something else', foreign(404)],
    ['the answer was cut off', unreadable()],
  ])('requirement 43: is sent again with the same key when %s', async (_, error) => {
    send.mockRejectedValueOnce(error).mockRejectedValueOnce(error).mockResolvedValue(order);
    placement.begin(kept);
    expect(await settled()).toMatchObject({ phase: 'placed' });
    expect(keysSent()).toEqual([kept.key, kept.key, kept.key]);
    expect(attemptsSent()).toEqual([1, 2, 3]);
  });

  it('waits as long as the API asks, but not forever', async () => {
    send.mockRejectedValueOnce(failure(503, 'UNAVAILABLE', { retryAfterSeconds: 5 }));
    send.mockRejectedValueOnce(failure(503, 'UNAVAILABLE', { retryAfterSeconds: 600 }));
    send.mockResolvedValue(order);
    placement.begin(kept);
    await settled();
    expect(nowMs).toBe(15_000);
  });

  it('requirement 58: is withdrawn after four attempts without an answer, and not sent again', async () => {
    send.mockRejectedValue(unreachable());
    withdraw.mockRejectedValue(notThere());
    placement.begin(kept);
    expect(await settled()).toMatchObject({ phase: 'unplaced', kept: { body: kept.body } });
    expect(attemptsSent()).toEqual([1, 2, 3, 4]);
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: kept.key }));
    expect(keptPlacement('ben')).toBeUndefined();
  });

  it('counts as placed when the withdrawal finds it', async () => {
    send.mockRejectedValue(unavailable());
    withdraw.mockResolvedValue(order);
    placement.begin(kept);
    expect(await settled()).toEqual({ phase: 'placed', order });
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith(order);
  });

  it('is not retried while there is no connection', async () => {
    send.mockImplementation(() => {
      isOnline = false;
      return Promise.reject(unreachable());
    });
    placement.begin(kept);
    expect(await settled()).toMatchObject({ phase: 'unsure' });
    expect(send).toHaveBeenCalledOnce();
    expect(withdraw).not.toHaveBeenCalled();
    isOnline = true;
    send.mockReset().mockResolvedValue(order);
    placement.resume('ben');
    expect(await settled()).toMatchObject({ phase: 'placed' });
    expect(attemptsSent()).toEqual([2]);
  });

  it('is sent although the device reports no connection, once the server has been reached', async () => {
    isOnline = Promise.resolve(true);
    send.mockResolvedValue(order);
    placement.begin(kept);
    expect(placement.state()).toMatchObject({ phase: 'sending' });
    expect(await settled()).toMatchObject({ phase: 'placed' });
  });

  it('is certainly not placed when there was no connection from the start', async () => {
    isOnline = false;
    placement.begin(kept);
    expect(await settled()).toMatchObject({ phase: 'refused', error: { status: 0 } });
    expect(send).not.toHaveBeenCalled();
    expect(keptPlacement('ben')).toBeUndefined();
  });
});

it('the answer to an order does not navigate after its page was left', async () => {
  const answer = deferred<Order>();
  send.mockReturnValue(answer.promise);
  placement.begin(kept);
  placement.leave();
  leavePage();
  answer.resolve(order);
  expect(await settled()).toEqual({ phase: 'idle' });
  expect(onPlaced).toHaveBeenCalledOnce();
  expect(keptPlacement('ben')).toBeUndefined();
});

describe('an order that is refused', () => {
  it.each([400, 403, 409, 429])(
    'with %i is over, and the next one gets a new key',
    async (status) => {
      const error = failure(status);
      send.mockRejectedValue(error);
      placement.begin(kept);
      expect(await settled()).toMatchObject({ phase: 'refused', error });
      expect(keptPlacement('ben')).toBeUndefined();
      expect(onRefused).toHaveBeenCalledExactlyOnceWith(error);
    },
  );

  it.each([401, 403])(
    'requirement 58: with %i, which says nothing about an earlier attempt, stays unsure',
    async (status) => {
      send.mockRejectedValueOnce(unreachable()).mockRejectedValue(failure(status));
      placement.begin(kept);
      expect(await settled()).toMatchObject({ phase: 'unsure' });
      expect(keptPlacement('ben')).toMatchObject({ key: kept.key });
      expect(withdraw).not.toHaveBeenCalled();
    },
  );

  it.each([400, 429])(
    'requirement 58: with %i after an attempt without an answer is refused only once it is withdrawn',
    async (status) => {
      const error = failure(status);
      send.mockRejectedValueOnce(unreachable()).mockRejectedValue(error);
      withdraw.mockRejectedValueOnce(unavailable());
      placement.begin(kept);
      expect(await settled()).toMatchObject({ phase: 'unsure' });
      expect(keptPlacement('ben')).toMatchObject({ key: kept.key });
      expect(onRefused).not.toHaveBeenCalled();

      placement.forget();
      dropKept('placement');
      send.mockReset().mockRejectedValueOnce(unreachable()).mockRejectedValue(error);
      withdraw.mockRejectedValue(notThere());
      placement.begin({ ...kept, key: 'another-key-entirely', startedAtMs: nowMs });
      expect(await settled()).toMatchObject({ phase: 'refused', error });
      expect(keptPlacement('ben')).toBeUndefined();
    },
  );

  it('with 409 after an attempt without an answer is over, because no earlier attempt can succeed', async () => {
    const error = failure(409);
    send.mockRejectedValueOnce(unreachable()).mockRejectedValue(error);
    placement.begin(kept);
    expect(await settled()).toMatchObject({ phase: 'refused', error });
    expect(withdraw).not.toHaveBeenCalled();
    expect(keptPlacement('ben')).toBeUndefined();
  });

  it('as withdrawn elsewhere was not placed, and the next one gets a new key', async () => {
    const problems = [{ code: 'withdrawn' as const }];
    send.mockRejectedValue(failure(409, 'CONFLICT', { problems }));
    placement.begin(kept);
    expect(await settled()).toMatchObject({ phase: 'unplaced' });
    expect(keptPlacement('ben')).toBeUndefined();
  });

  it('because an order with its key exists counts as placed', async () => {
    send.mockRejectedValue(failure(409, 'CONFLICT', { order }));
    placement.begin(kept);
    expect(await settled()).toEqual({ phase: 'placed', order });
  });

  it('because the session has ended is kept for the next login of the same person', async () => {
    send.mockImplementation(() => {
      placement.forget();
      return Promise.reject(failure(401));
    });
    placement.begin(kept);
    expect(await settled()).toEqual({ phase: 'idle' });
    send.mockReset().mockResolvedValue(order);
    placement.resume('ben');
    expect(await settled()).toMatchObject({ phase: 'placed' });
  });
});

describe('an order that a reload has interrupted', () => {
  it('requirement 43: is sent again with the same key within two minutes', async () => {
    keepPlacement(interrupted);
    nowMs = 2 * minuteMs;
    send.mockResolvedValue(order);
    placement.resume('ben');
    expect(placement.state()).toMatchObject({ phase: 'sending', isResumed: true });
    await settled();
    expect(keysSent()).toEqual([kept.key]);
  });

  it('continues counting its attempts', async () => {
    keepPlacement(interrupted);
    send.mockRejectedValueOnce(unavailable()).mockResolvedValue(order);
    placement.resume('ben');
    await settled();
    expect(attemptsSent()).toEqual([2, 3]);
  });

  it('requirement 43: is not sent again by itself after two minutes; it is withdrawn', async () => {
    keepPlacement(interrupted);
    nowMs = 2 * minuteMs + 1;
    withdraw.mockResolvedValue(order);
    placement.resume('ben');
    expect(await settled()).toEqual({ phase: 'placed', order });
    expect(send).not.toHaveBeenCalled();
  });

  it('requirement 58: is certainly not placed once it is withdrawn', async () => {
    keepPlacement(interrupted);
    nowMs = 5 * minuteMs;
    withdraw.mockRejectedValue(notThere());
    placement.resume('ben');
    expect(await settled()).toMatchObject({ phase: 'unplaced', kept: { body: kept.body } });
    expect(keptPlacement('ben')).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('is withdrawn again on the next visit when nobody has seen the answer', async () => {
    keepPlacement(interrupted);
    nowMs = 5 * minuteMs;
    withdraw.mockRejectedValue(notThere());
    placement.resume('ben');
    leavePage();
    expect(await settled()).toEqual({ phase: 'idle' });
    placement.subscribe(() => undefined);
    placement.resume('ben');
    expect(await settled()).toMatchObject({ phase: 'unplaced' });
    expect(keptPlacement('ben')).toBeUndefined();
  });
});

describe('an order that is withdrawn', () => {
  it.each([
    ['no answer comes', unreachable()],
    ['the API is unavailable', unavailable()],
    ['a proxy answers something else', foreign(404)],
    ['it is refused', failure(429, 'TOO_MANY_REQUESTS')],
  ])('requirement 58: stays unsure and kept when %s', async (_, error) => {
    keepPlacement(interrupted);
    withdraw.mockRejectedValue(error);
    placement.check('ben');
    expect(await settled()).toMatchObject({ phase: 'unsure', message: error.message });
    expect(keptPlacement('ben')).toMatchObject({ key: kept.key, isGivenUp: true });
  });

  it('is never sent again, neither after a reload nor once there is a connection', async () => {
    keepPlacement(interrupted);
    withdraw.mockRejectedValueOnce(unavailable());
    placement.check('ben');
    await settled();
    withdraw.mockRejectedValue(notThere());
    placement.resume('ben');
    expect(await settled()).toMatchObject({ phase: 'unplaced' });
    expect(send).not.toHaveBeenCalled();
  });

  it('is dropped when somebody else logs in', async () => {
    keepPlacement(interrupted);
    placement.resume('cleo');
    expect(await settled()).toEqual({ phase: 'idle' });
    expect(send).not.toHaveBeenCalled();
    expect(keptPlacement('ben')).toBeUndefined();
  });
});

it('an answer after the end of the session does not navigate', async () => {
  const answer = deferred<Order>();
  send.mockReturnValue(answer.promise);
  placement.begin(kept);
  placement.forget();
  answer.resolve(order);
  await answer.promise;
  expect(placement.state()).toEqual({ phase: 'idle' });
  expect(onPlaced).not.toHaveBeenCalled();
});

it.each(['not json', 'null', '{}', '{"uid":"ben"}', withoutCount()])(
  '%s in the storage is ignored',
  (junk) => {
    sessionStorage.setItem('placement', junk);
    expect(keptPlacement('ben')).toBeUndefined();
  },
);

/** The format that pages kept before they counted attempts. */
function withoutCount(): string {
  return JSON.stringify({ ...kept, attempts: undefined });
}
