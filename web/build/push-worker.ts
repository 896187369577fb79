import { registerWords } from '../../words/register.ts';
import { wordsLanguage } from '../../brands/chosen-brand.ts';

registerWords(wordsLanguage);

const { titles, orderOf } = await import('../src/diner/orders/push/notification-words.en.ts');

/** Stands for the number in a message, which the worker fills in. */
const place = '{number}';

/**
 * Returns the service worker. It shows the messages about orders and opens the page of an order that
 * was pressed. It answers no request of the site: every page comes from the network, as without it.
 */
export function pushWorker(): string {
  const words = JSON.stringify({ titles, order: orderOf(place), place });
  return `const words = ${words};
${workerSource}`;
}

const workerSource = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => {
  const { order = '', number = '', state = '' } = readMessage(event);
  const title = words.titles[state] || words.titles.ready;
  const body = words.order.replace(words.place, number);
  const options = { body, tag: String(order), icon: '/icon-192.png', data: { order } };
  event.waitUntil(self.registration.showNotification(title, options));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { order } = event.notification.data || {};
  event.waitUntil(show(order ? '/order/' + encodeURIComponent(order) : '/order'));
});
function readMessage(event) {
  try {
    return event.data.json();
  } catch {
    return {};
  }
}
async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
`;

/** Returns the worker that takes the place of the other one, and removes itself from each device. */
export function unregisteringWorker(): string {
  return `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;
}
