import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { ApiError, unreachable } from '../lib/http/api-error.ts';
import { dropPlacement, keepPlacement, keptPlacement } from '../lib/kept-placement.ts';
import type { KeptPlacement } from '../lib/kept-placement.ts';
import { fakeStorage } from '../lib/session/fake-storage.ts';
import { Placement } from './placement.ts';

const minuteMs = 60_000;
const order = { _id: 'o1', number: 47 } as Order;
const kept: KeptPlacement = {
  uid: 'ben',
  key: 'key-of-this-order',
  body: { quote: 'quote', pickup: 'asap', name: 'Ben' },
  seen: { lines: [], totalCents: 1250 },
  startedAtMs: 0,
  isUnsure: false,
};

const send = vi.fn<(kept: KeptPlacement) => Promise<Order>>();
const find = vi.fn<(kept: KeptPlacement) => Promise<Order | undefined>>();
const onPlaced = vi.fn();
const onRefused = vi.fn();
let nowMs = 0;
let isOnline = true;
let placement: Placement;
let leavePage: () => void;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  dropPlacement();
  for (const mock of [send, find, onPlaced, onRefused]) mock.mockReset();
  nowMs = 0;
  isOnline = true;
  placement = new Placement({
    ...{ send, find, onPlaced, onRefused },
    isOnline: () => isOnline,
    nowMs: () => nowMs,
    pause: (ms) => Promise.resolve(void (nowMs += ms)),
  });
  leavePage = placement.subscribe(() => undefined);
});

function failure(status: number, code: ApiError['code'] = 'CONFLICT', more = {}): ApiError {
  return new ApiError({ status, code, message: `Status ${status}`, ...more });
}

async function settled() {
  await vi.waitFor(() => {
    expect(placement.state().phase).not.toMatch(/sending|checking/);
  });
  return placement.state();
}

const keysSent = () => send.mock.calls.map(([{ key }]) => key);

describe('an order that is placed', () => {
  it('is kept while it is on its way, and dropped once an answer came', async () => {
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
    ['a proxy answered something else', failure(404, 'UNREADABLE')],
    ['the answer was cut off', failure(201, 'UNREADABLE')],
  ])('requirement 43: is sent again with the same key when %s', async (_, error) => {
    send.mockRejectedValueOnce(error).mockRejectedValueOnce(error).mockResolvedValue(order);
    placement.begin(kept);
    expect(await settled()).toMatchObject({ phase: 'placed' });
    expect(keysSent()).toEqual([kept.key, kept.key, kept.key]);
  });

  it('waits as long as the API asks, but not forever', async () => {
    send.mockRejectedValueOnce(failure(503, 'UNAVAILABLE', { retryAfterSeconds: 5 }));
    send.mockRejectedValueOnce(failure(503, 'UNAVAILABLE', { retryAfterSeconds: 600 }));
    send.mockResolvedValue(order);
    placement.begin(kept);
    await settled();
    expect(nowMs).toBe(15_000);
  });

  it('is unsure after four attempts, and goes on with the same key when asked', async () => {
    send.mockRejectedValue(unreachable());
    placement.begin(kept);
    expect(await settled()).toMatchObject({ phase: 'unsure', kept: { isUnsure: true } });
    expect(send).toHaveBeenCalledTimes(4);
    expect(keptPlacement('ben')).toMatchObject({ key: kept.key, isUnsure: true });
    send.mockResolvedValue(order);
    placement.resume('ben');
    expect(await settled()).toMatchObject({ phase: 'placed' });
    expect(new Set(keysSent())).toEqual(new Set([kept.key]));
  });

  it('is not tried again and again without a connection', async () => {
    send.mockImplementation(() => {
      isOnline = false;
      return Promise.reject(unreachable());
    });
    placement.begin(kept);
    expect(await settled()).toMatchObject({ phase: 'unsure' });
    expect(send).toHaveBeenCalledOnce();
  });

  it('is certainly not placed when there was no connection to begin with', () => {
    isOnline = false;
    placement.begin(kept);
    expect(placement.state()).toMatchObject({ phase: 'refused', error: { status: 0 } });
    expect(send).not.toHaveBeenCalled();
    expect(keptPlacement('ben')).toBeUndefined();
  });
});

it('the answer to an order whose page was left leads nobody anywhere', async () => {
  const answer = Promise.withResolvers<Order>();
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

  it.each([401, 403, 429])(
    'requirement 43: with %i, which says nothing of an earlier attempt, stays unsure',
    async (status) => {
      send.mockRejectedValueOnce(unreachable()).mockRejectedValue(failure(status));
      placement.begin(kept);
      expect(await settled()).toMatchObject({ phase: 'unsure' });
      expect(keptPlacement('ben')).toMatchObject({ key: kept.key });
    },
  );

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
    keepPlacement(kept);
    nowMs = 2 * minuteMs;
    send.mockResolvedValue(order);
    placement.resume('ben');
    expect(placement.state()).toMatchObject({ phase: 'sending', isResumed: true });
    await settled();
    expect(keysSent()).toEqual([kept.key]);
  });

  it('requirement 43: is not sent again by itself after two minutes; it is looked for', async () => {
    keepPlacement(kept);
    nowMs = 2 * minuteMs + 1;
    find.mockResolvedValue(order);
    placement.resume('ben');
    expect(await settled()).toEqual({ phase: 'placed', order });
    expect(send).not.toHaveBeenCalled();
  });

  it('is certainly not placed when it is not found', async () => {
    keepPlacement(kept);
    nowMs = 5 * minuteMs;
    find.mockResolvedValue(undefined);
    placement.resume('ben');
    expect(await settled()).toMatchObject({ phase: 'unplaced', kept: { body: kept.body } });
    expect(keptPlacement('ben')).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('stays kept while nobody can say', async () => {
    keepPlacement(kept);
    nowMs = 5 * minuteMs;
    find.mockRejectedValue(unreachable());
    placement.resume('ben');
    expect(await settled()).toMatchObject({ phase: 'unsure' });
    expect(keptPlacement('ben')).toMatchObject({ key: kept.key });
  });

  it("is never somebody else's", async () => {
    keepPlacement(kept);
    placement.resume('cleo');
    expect(await settled()).toEqual({ phase: 'idle' });
    expect(send).not.toHaveBeenCalled();
    expect(keptPlacement('ben')).toBeUndefined();
  });
});

it('an answer that comes after the session has ended leads nobody anywhere', async () => {
  const answer = Promise.withResolvers<Order>();
  send.mockReturnValue(answer.promise);
  placement.begin(kept);
  placement.forget();
  answer.resolve(order);
  await answer.promise;
  expect(placement.state()).toEqual({ phase: 'idle' });
  expect(onPlaced).not.toHaveBeenCalled();
});

it.each(['not json', 'null', '{}', '{"uid":"ben"}'])(
  'nothing is made of %s in the storage',
  (junk) => {
    sessionStorage.setItem('placement', junk);
    expect(keptPlacement('ben')).toBeUndefined();
  },
);
