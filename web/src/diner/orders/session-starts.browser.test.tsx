import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';
import { setAuthState } from '../../lib/auth/auth-state.ts';

test.each([
  ['/cart-page', 'Your cart'],
  ['/checkout', 'Checkout'],
  ['/order', 'Order'],
  ['/order/some-order', 'Your order'],
])('%s keeps the places of its content while the API learns who is there', async (path, title) => {
  await openSite(path, { isSignInUnknown: true });
  setAuthState({ status: 'signed-in', account: dana, session: 'starting' });
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const places = () => document.querySelectorAll('main .animate-pulse').length;
  await expect.poll(places).toBeGreaterThan(1);
});
