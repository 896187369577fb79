import { stack } from '../../harness/stack.ts';
import { expect, test } from '../../harness/test.ts';

type Shown = { title: string; body?: string | undefined; tag?: string | undefined };

/** The worker's own global object, as far as the test knows it. */
type WorkerScope = {
  shown: Shown[];
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
};

test('a message that Chromium delivers wakes the worker of the site, which names order and state', async ({
  page,
  context,
}) => {
  await page.goto('/menu');
  const woken = context.waitForEvent('serviceworker');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  const worker = await woken;
  // Chromium without a window shows no notifications, so the test notes what the worker asks for.
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = (title, { body, tag }) => {
      scope.shown.push({ title, body, tag });
      return Promise.resolve();
    };
  });

  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(stack.siteUrl).origin,
    registrationId: await registered,
    data: JSON.stringify({ order: 'o-1', number: 47, state: 'ready' }),
  });
  const shown = () => worker.evaluate(() => (self as unknown as WorkerScope).shown);
  await expect
    .poll(shown)
    .toEqual([{ title: 'Your order is ready', body: 'Order #47', tag: 'o-1' }]);
});
