import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { boardCard, boardColumn, hearOrders, HeardBoard } from '../../../testing/kitchen-board.tsx';
import { fakeTime } from '../../../testing/fake-time.ts';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useOldBoard } from './use-old-board.ts';

const reload = vi.fn();
const banner = page.getByRole('status').filter({ hasText: 'There is a new version.' });

function OldBoard({ server, isAsking }: { server: string; isAsking: boolean }) {
  const isOld = useOldBoard({ serverVersion: server, ownVersion: '1.4.0', reload });
  return (
    <>
      <p>{isOld ? 'reloads soon' : 'stays'}</p>
      <Dialog open={isAsking} title="Reject" onClose={() => undefined}>
        <p>Why?</p>
      </Dialog>
    </>
  );
}

const open = (server: string, isAsking = false) =>
  renderPart(<OldBoard server={server} isAsking={isAsking} />, { as: ada });

beforeEach(() => {
  reload.mockClear();
  sessionStorage.removeItem('kitchen-reloaded');
});

test('a board that is older than the server says so, and loads itself again once', async () => {
  const pass = fakeTime();
  await open('1.5.0');
  await pass(2000);
  await expect.element(page.getByText('reloads soon')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await pass(6000);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  // The pages are not new yet: it is the same board again.
  await open('1.5.0');
  await pass(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('a reload that has changed nothing makes the board wait longer for the next one', async () => {
  const pass = fakeTime();
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  const store = (reloaded: object) => {
    const all = { version: '1.5.0', ...reloaded };
    sessionStorage.setItem('kitchen-reloaded', JSON.stringify(all));
  };
  store({ atMs: minutesAgo(30), times: 2 });
  await open('1.5.0');
  await pass(8000);
  await expect.element(page.getByText('stays')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  // A board from before has not counted.
  store({ atMs: minutesAgo(11) });
  await pass(8000);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  const { times } = JSON.parse(sessionStorage.getItem('kitchen-reloaded') ?? '') as object & {
    times: number;
  };
  expect(times).toBe(2);
});

test('a board that cannot remember a reload promises none', async () => {
  const pass = fakeTime();
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  stored.mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await open('1.5.0');
  await pass(1000);
  await expect.poll(() => stored).toHaveBeenCalled();
  await expect.element(page.getByText('stays')).toBeVisible();
  await pass(60_000);
  await expect.element(page.getByText('stays')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('an open dialog holds it up, for a minute at most', async () => {
  const pass = fakeTime();
  await open('1.5.0', true);
  await pass(55_000);
  expect(reload).not.toHaveBeenCalled();
  await pass(8000);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test('while the site cannot be reached, the board stays; then it loads itself again', async () => {
  const pass = fakeTime();
  const askNetwork = window.fetch.bind(window);
  const asked = vi.spyOn(window, 'fetch');
  asked.mockImplementation((input, init) =>
    input === '/' ? Promise.reject(new TypeError('Failed to fetch')) : askNetwork(input, init),
  );
  await open('1.5.0');
  await pass(120_000);
  await expect.element(page.getByText('reloads soon')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  asked.mockRestore();
  await pass(2000);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test('a board that was told of a new version does not load itself again while the server is out of reach', async () => {
  const pass = fakeTime();
  const told = { serverVersion: '999.0.0' };
  hearOrders(openOrder());
  await renderPart(<HeardBoard heard={{ ...told, connection: 'offline' }} />, { as: ada });
  await pass(3000);
  await expect.element(page.getByText(/^The server can't be reached\./)).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  await cleanup();
  await renderPart(<HeardBoard heard={told} />, { as: ada });
  await pass(3000);
  await expect.element(banner).toBeVisible();
});

test.each(['1.4.0', '1.3.9', ''])('a board stays beside a server of version %j', async (server) => {
  const pass = fakeTime();
  await open(server);
  await pass(120_000);
  await expect.element(page.getByText('stays')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('requirement 60: an order in a state that this board does not know stands in New, counted, without a step', async () => {
  await page.viewport(1024, 768);
  const state = 'being_delivered' as Order['state'];
  hearOrders(openOrder({ _id: 'o-new', number: 1 }), openOrder({ _id: 'o-own', number: 2, state }));
  await renderPart(<HeardBoard />, { as: ada });
  const column = boardColumn('New');
  await expect.element(column.getByText('2', { exact: true }).first()).toBeVisible();
  // The title counts what waits to be accepted.
  await expect.poll(() => document.title).toContain('1 new order');
  const card = boardCard(2);
  await expect.element(card.getByRole('button', { name: 'Reload this board' })).toBeVisible();
  await expect.element(card.getByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More for #2' }).click();
  const details = page.getByRole('dialog', { name: /^#2 / });
  await expect.element(details.getByText(/^Unknown state · /)).toBeVisible();
  await expect.element(details.getByRole('button', { name: 'Reload this board' })).toBeVisible();
  await expect.element(details.getByRole('button', { name: 'Reject #2' })).not.toBeInTheDocument();
});
