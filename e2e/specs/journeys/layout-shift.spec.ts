import { callApi } from '../../harness/call-api.ts';
import { openStill } from '../../harness/layout-shifts.ts';
import { test } from '../../harness/test.ts';

// On a first visit, nothing is cached. Other pages: orders.spec.ts, live-order.fault.spec.ts and admin-ordering.spec.ts.
test.use({ isFirstVisit: true, hasMotion: true });

test('nothing on the cart and the checkout of a diner moves while it loads', async ({
  page,
  diner,
  newDish,
}) => {
  const { _id: menuItemId } = await newDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId } });
  for (const path of ['/cart-page', '/checkout'])
    for (const width of [360, 1440]) await openStill(page, diner, path, { width });
});
