import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answerApi, callsTo, outage } from '../../../../testing/api.ts';
import { openOrder } from '../../../../testing/orders.ts';
import { ada, dana } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { logOut } from '../../../lib/auth/sign-in.ts';
import { followedOrders } from '../../../lib/push/followed-orders.ts';
import { TellMe } from './tell-me.tsx';

const order = openOrder({ _id: 'o-told' });
const subscribed = 'PUT /orders/o-told/push';
const unsubscribed = 'POST /push/unsubscribe';
const pushKey = 'B'.repeat(87);
const tellMe = page.getByRole('button', { name: "Tell me when it's ready" });
const stop = page.getByRole('button', { name: "Don't tell me" });

/** A browser whose person gives this answer, and whose push service is not asked. */
function answerPermission(permission: NotificationPermission) {
  const endpoint = 'https://push.example.com/device';
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => true),
  };
  let present: object | null = null;
  const pushManager = {
    getSubscription: async () => present,
    subscribe: vi.fn(async () => (present = subscription)),
  };
  const registration = { pushManager, unregister: vi.fn(async () => true) };
  const container = {
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  const spies = [
    vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission),
    vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default'),
    vi
      .spyOn(navigator, 'serviceWorker', 'get')
      .mockReturnValue(container as unknown as ServiceWorkerContainer),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { container, pushManager, subscription, registration };
}

test('a press asks the browser, subscribes and says so; another one ends it', async () => {
  const { container, subscription, registration } = answerPermission('granted');
  await answerApi({ call: subscribed, json: { message: 'told' } });
  await answerApi({ call: unsubscribed, json: { message: 'ended' } });
  await renderPart(<TellMe order={order} pushKey={pushKey} />, { as: dana });
  expect(container.register).not.toHaveBeenCalled();
  await tellMe.click();
  await expect.element(page.getByText("We'll tell this device when it's ready.")).toBeVisible();
  expect(container.register).toHaveBeenCalledWith('/sw.js');
  const [call] = await callsTo(subscribed);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    endpoint: subscription.endpoint,
    keys: { p256dh: 'p', auth: 'a' },
  });
  await stop.click();
  await expect.element(tellMe).toBeVisible();
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  expect(registration.unregister).toHaveBeenCalledTimes(1);
  expect(await callsTo(unsubscribed)).toHaveLength(1);
});

test('a logout ends the messages to this device, and the next person is offered them anew', async () => {
  const { subscription, registration } = answerPermission('granted');
  await answerApi({ call: subscribed, json: { message: 'told' } });
  await answerApi({ call: unsubscribed, json: { message: 'ended' } });
  await renderPart(<TellMe order={order} pushKey={pushKey} />, { as: dana });
  await tellMe.click();
  await expect.element(stop).toBeVisible();
  await answerApi({ call: 'POST /logout', json: {} });
  await logOut();
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  expect(registration.unregister).toHaveBeenCalledTimes(1);
  const [call] = await callsTo(unsubscribed);
  expect(JSON.parse(call?.body ?? '')).toEqual({ endpoint: subscription.endpoint });
  expect(followedOrders()).toEqual([]);

  await cleanup();
  await renderPart(<TellMe order={order} pushKey={pushKey} />, { as: ada });
  await expect.element(tellMe).toBeVisible();
});

test('a person who refuses keeps the offer, and nothing is registered', async () => {
  const { container } = answerPermission('denied');
  await renderPart(<TellMe order={order} pushKey={pushKey} />, { as: dana });
  await tellMe.click();
  await expect.element(tellMe).toBeEnabled();
  expect(container.register).not.toHaveBeenCalled();
});

test('a failure is said, and pressing again repeats it', async () => {
  answerPermission('granted');
  await answerApi({ call: subscribed, ...outage });
  await renderPart(<TellMe order={order} pushKey={pushKey} />, { as: dana });
  await tellMe.click();
  await expect.element(page.getByText(/couldn't be set up for notifications/)).toBeVisible();
  await answerApi({ call: subscribed, json: { message: 'told' } });
  await tellMe.click();
  await expect.element(stop).toBeVisible();
});

test('requirement 63: a browser whose push service is refused is told so, and not to try again', async () => {
  answerPermission('granted');
  const message = "This browser's notifications can't be reached from here.";
  const json = { code: 'INVALID_REQUEST', message, fields: { endpoint: message } };
  await answerApi({ call: subscribed, status: 400, json });
  await renderPart(<TellMe order={order} pushKey={pushKey} />, { as: dana });
  await tellMe.click();
  await expect.element(page.getByRole('status')).toHaveTextContent(message);
  expect(followedOrders()).toEqual([]);
});

test('nothing is offered without the keys, nor for an order that is ready', async () => {
  answerPermission('granted');
  await renderPart(
    <>
      <TellMe order={order} pushKey={undefined} />
      <TellMe order={{ ...order, state: 'ready' }} pushKey={pushKey} />
      <TellMe order={{ ...order, isOpen: false, state: 'collected' }} pushKey={pushKey} />
      <p>here</p>
    </>,
    { as: dana },
  );
  await expect.element(page.getByText('here')).toBeVisible();
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

test('an iPhone is told that it needs the home screen', async () => {
  const { userAgent } = navigator;
  const spies = [
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${userAgent} iPhone`),
    vi.spyOn(navigator, 'serviceWorker', 'get'),
  ];
  const { PushManager } = window;
  Reflect.deleteProperty(window, 'PushManager');
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    Object.assign(window, { PushManager });
  });
  await renderPart(<TellMe order={order} pushKey={pushKey} />, { as: dana });
  await expect.element(page.getByText(/add this site to your home screen/)).toBeVisible();
  await expect.element(tellMe).not.toBeInTheDocument();
});
