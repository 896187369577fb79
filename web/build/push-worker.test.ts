import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { titles } from '../src/diner/orders/push/notification-words.en.ts';
import { pushWorker, unregisteringWorker } from './push-worker.ts';

type Listener = (event: object) => void;

/** Runs a worker, and returns what it listens to and what it calls. */
function run(source: string, pages: { url: string; focus: () => unknown }[] = []) {
  const listeners = new Map<string, Listener>();
  const registration = {
    showNotification: vi.fn(async () => {}),
    unregister: vi.fn(async () => {}),
  };
  const clients = { matchAll: async () => pages, openWindow: vi.fn(async () => {}) };
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: vi.fn(async () => {}),
    registration,
    clients,
  };
  runInNewContext(source, { self, URL, encodeURIComponent, JSON, String });
  const fire = async (name: string, event: object) => {
    const waiting: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => waiting.push(work) });
    await Promise.all(waiting);
  };
  return { listeners, registration, clients, fire };
}

const message = (data: object | string) => ({
  data: { json: () => (typeof data === 'string' ? (JSON.parse(data) as unknown) : data) },
});
const pressed = (order: string) => ({ notification: { close: vi.fn(), data: { order } } });

describe('the worker', () => {
  let worker: ReturnType<typeof run>;

  beforeEach(() => {
    worker = run(pushWorker());
  });

  it('listens to messages and presses, and to no request of the site', () => {
    expect([...worker.listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
  });

  it.each(['ready', 'rejected'] as const)('says that an order is %s', async (state) => {
    await worker.fire('push', message({ order: 'o-1', number: 47, state }));
    const [title, options] = worker.registration.showNotification.mock.calls[0] as unknown[];
    expect(title).toBe(titles[state]);
    expect(options).toMatchObject({ body: 'Order #47', tag: 'o-1', data: { order: 'o-1' } });
  });

  it('shows something for a message that it cannot read, as browsers require', async () => {
    await worker.fire('push', message('{'));
    expect(worker.registration.showNotification).toHaveBeenCalledTimes(1);
  });

  it('opens the page of the order, and no other address', async () => {
    await worker.fire('notificationclick', pressed('//evil.example/?a#b'));
    expect(worker.clients.openWindow).toHaveBeenCalledWith('/order/%2F%2Fevil.example%2F%3Fa%23b');
  });

  it('goes to the page of the order if it is open', async () => {
    const focus = vi.fn();
    const { clients, fire } = run(pushWorker(), [{ url: 'https://a.example/order/o-1', focus }]);
    await fire('notificationclick', pressed('o-1'));
    expect(focus).toHaveBeenCalledTimes(1);
    expect(clients.openWindow).not.toHaveBeenCalled();
  });
});

it('the worker of a build without it removes itself', async () => {
  const { listeners, registration, fire } = run(unregisteringWorker());
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
  await fire('activate', {});
  expect(registration.unregister).toHaveBeenCalledTimes(1);
});
