import { onlineManager, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heartbeatQuery, kitchenOrdersQuery, useMoveOrder } from '../api/kitchen.ts';
import { queryClient } from '../api/query-client.ts';
import { answerApi, callsTo, outage, pageOfNetwork } from '../../testing/api.ts';
import { loseConnection } from '../../testing/lose-connection.ts';
import { openOrder } from '../../testing/orders.ts';
import { ada } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { CutOffBanner } from './screen/board-banners.tsx';
import { isCutOff, useBoardConnection } from './parts/use-board-connection.ts';

const order = openOrder();
const accept = 'POST /kitchen/orders/o-sample/accept';
const list = 'GET /kitchen/orders';
const noBeat = { error: null, isFetching: false };
const mostMs = 10_000;

/** A board whose listener lives, so that it asks for the list only after a call has failed. */
function LiveBoard() {
  const orders = useQuery({ ...kitchenOrdersQuery, retry: false, refetchInterval: false });
  const move = useMoveOrder();
  const connection = useBoardConnection({ list: orders, beat: noBeat, isLive: true });
  return (
    <>
      <p>{connection}</p>
      <button
        type="button"
        onClick={() => {
          move.mutate({ order, action: 'accept' });
        }}
      >
        Accept
      </button>
      {isCutOff(connection) && (
        <CutOffBanner asOfMs={undefined} zone="UTC" onRetry={() => void orders.refetch()} />
      )}
    </>
  );
}

const banner = page.getByRole('alert').filter({ hasText: "The server can't be reached." });

beforeEach(async () => {
  await renderPart(<LiveBoard />, { as: ada });
  await expect.poll(() => callsTo(list)).toHaveLength(1);
  await expect.element(page.getByText('live')).toBeVisible();
  // The time passes as usual, but a test can add to it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['fails', outage],
  ['is answered by the page of a network', pageOfNetwork],
  ['is refused by a proxy', { ...pageOfNetwork, status: 403 }],
])(
  'requirement 61: a press that %s while the listener lives shows within ten seconds that the server cannot be reached',
  async (_, answer) => {
    await answerApi({ call: accept, ...answer }, { call: list, ...answer });
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => callsTo(list)).toHaveLength(2);
    await expect.element(banner).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(mostMs);
    await expect.element(banner).toBeVisible();
    await expect.element(page.getByText('unanswered')).toBeVisible();

    await answerApi({ call: list, json: [] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(banner).not.toBeInTheDocument();
  },
);

test('a press that gets no answer at all shows the same within ten seconds', async () => {
  await answerApi({ call: accept, isHeld: true });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => callsTo(accept)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(mostMs);
  await expect.element(banner).toBeVisible();

  const moved = { ...order, state: 'accepted', revision: 2 };
  await answerApi({ call: accept, json: { order: moved, changed: true, screen: null } });
  await expect.element(banner).not.toBeInTheDocument();
});

test('a browser that reports no connection cuts a board off only if the site does not answer', async () => {
  const asked = vi.spyOn(window, 'fetch');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  const ofSite = asked.mock.calls.findIndex(([input]) => input === '/');
  await expect.poll(() => asked.mock.settledResults[ofSite]?.type).toBe('fulfilled');
  asked.mockRestore();
  onLine.mockRestore();
  await vi.advanceTimersByTimeAsync(mostMs);
  await expect.element(page.getByText('live')).toBeVisible();
  const connect = loseConnection();
  dispatchEvent(new Event('offline'));
  await expect.poll(() => onlineManager.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(mostMs);
  await expect.element(page.getByText('offline', { exact: true })).toBeVisible();
  await expect.element(banner).toBeVisible();
  connect();
  await expect.element(banner).not.toBeInTheDocument();
});

test('a heartbeat that counts other cancellations than the board shows makes it ask for the list', async () => {
  const beat = { complete: true, open: 0, pausedUntil: null };
  const hear = async (unacknowledged: number) => {
    await answerApi({ call: 'POST /kitchen/heartbeat', json: { ...beat, unacknowledged } });
    await queryClient.fetchQuery(heartbeatQuery('Pass'));
  };
  await hear(0);
  expect(await callsTo(list)).toHaveLength(1);
  await hear(1);
  await expect.poll(() => callsTo(list)).toHaveLength(2);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  // It cannot be read: no list has it.
  await hear(1);
  await hear(2);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(await callsTo(list)).toHaveLength(3);
});
