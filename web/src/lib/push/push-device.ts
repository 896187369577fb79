import { subscribeToOrder, unsubscribeDevice } from '@thymely/contract/push/endpoints';
import { callApi } from '../http/call-api.ts';
import { followedOrders, keepFollowed } from './followed-orders.ts';

const workerPath = '/sw.js';

/**
 * `home-screen`: an iPhone or iPad, where a site gets messages only once it is on the home screen.
 * `denied`: the person has refused notifications of this site.
 */
export type PushSupport = 'possible' | 'denied' | 'home-screen' | 'none';

export function pushSupport(): PushSupport {
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || isIpadAsMac();
  if (
    !('serviceWorker' in navigator) ||
    !('PushManager' in window) ||
    !('Notification' in window)
  ) {
    return isApple ? 'home-screen' : 'none';
  }
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** An iPad calls itself a Mac, which has no touch screen. */
function isIpadAsMac(): boolean {
  return navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
}

/**
 * Asks for permission, and has this device told about an order. It has to begin in a press.
 *
 * @param key the public key of the restaurant's messages
 * @returns false if the person refused
 * @throws ApiError, or whatever the browser's push service fails with
 */
export async function followOrder(id: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  const isOther = present !== null && !isFor(present, key);
  // A subscription belongs to one key: the restaurant may have made another one.
  if (isOther) await present.unsubscribe();
  const subscription =
    present === null || isOther
      ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
      : present;
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await callApi(subscribeToOrder, {
    params: { id },
    body: { endpoint, keys: { p256dh, auth } },
  });
  keepFollowed([...followedOrders().filter((other) => other !== id), id]);
  return true;
}

/** Ends all messages to this device, here and at the API. @throws ApiError */
export async function stopFollowing(): Promise<void> {
  keepFollowed([]);
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    await subscription.unsubscribe();
    await callApi(unsubscribeDevice, { body: { endpoint } });
  }
  await registration?.unregister();
}

/** Shows a notification unless the page is in sight. A message of the same tag replaces it. */
export async function notifyInBackground(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  await registration?.showNotification(title, { body, tag, data: { order: tag } });
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const wanted = bytesOf(key);
  return own.length === wanted.length && own.every((byte, index) => byte === wanted[index]);
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
}
