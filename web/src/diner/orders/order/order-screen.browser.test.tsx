import { Profiler } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../../testing/api.ts';
import { openOrder } from '../../../../testing/orders.ts';
import { dana } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { orderKeys } from '../../../api/orders/order-cache.ts';
import { queryClient } from '../../../api/query-client.ts';
import { authState } from '../../../lib/auth/auth-state.ts';
import { startSession } from '../../../lib/session/session.ts';
import OrderScreen from './order-screen.tsx';

test('the page of an order is begun in slices of its own, and not where the session becomes ready', async () => {
  // Nobody listens to an order that has ended.
  const order = openOrder({ state: 'collected', isOpen: false });
  const queryKey = orderKeys.one(order._id);
  await answerApi({ call: `GET /orders/${order._id}`, json: order });
  const areAsked: boolean[] = [];
  const noteCommit = () => {
    const auth = authState();
    if (auth.status !== 'signed-in' || auth.session !== 'ready') return;
    areAsked.push(queryClient.getQueryState(queryKey) !== undefined);
  };
  const screen = (
    <Profiler id="order" onRender={noteCommit}>
      <Routes>
        <Route path="/order/:id" element={<OrderScreen />} />
      </Routes>
    </Profiler>
  );
  await renderPart(screen, { at: `/order/${order._id}`, isSignInUnknown: true });
  await startSession(dana);
  await expect.element(page.getByRole('region', { name: 'Progress' })).toBeVisible();
  expect(areAsked.slice(0, 2)).toEqual([false, true]);
});
