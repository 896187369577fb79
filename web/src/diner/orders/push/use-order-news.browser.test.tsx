import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { openOrder } from '../../../../testing/orders.ts';
import { dana } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { keepFollowed } from '../../../lib/push/followed-orders.ts';
import { unlockSound } from '../../../shared/kitchen/ring/sound.ts';
import { useOrderNews } from './use-order-news.ts';

/** An order on its page, which the kitchen moves with each press. */
function MovingOrder({ states }: { states: readonly Order['state'][] }) {
  const [moves, setMoves] = useState(0);
  useOrderNews(openOrder({ _id: 'o-news', number: 47, state: states[moves] ?? 'ready' }));
  const move = async () => {
    await unlockSound();
    setMoves(moves + 1);
  };
  return <button onClick={() => void move()}>Move {moves}</button>;
}

/** Counts what a person would hear, feel and read on a page that is in sight or is not. */
function listen({ hidden }: { hidden: boolean }) {
  const showNotification = vi.fn(async () => undefined);
  const container = { getRegistration: async () => ({ showNotification }) };
  const tones = vi.spyOn(AudioScheduledSourceNode.prototype, 'start');
  const spies = [
    tones,
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden),
    vi
      .spyOn(navigator, 'serviceWorker', 'get')
      .mockReturnValue(container as unknown as ServiceWorkerContainer),
  ];
  const vibrations = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  onTestFinished(() => {
    for (const spy of [...spies, vibrations]) spy.mockRestore();
    keepFollowed([]);
  });
  return { showNotification, tones, vibrations };
}

const move = (moves: number) => page.getByRole('button', { name: `Move ${moves}` });

test('an open page rings and vibrates when its order is ready, once, and not for other steps', async () => {
  const { showNotification, tones, vibrations } = listen({ hidden: false });
  keepFollowed(['o-news']);
  await renderPart(<MovingOrder states={['accepted', 'cooking', 'ready', 'ready']} />, {
    as: dana,
  });
  await move(0).click();
  await expect.element(move(1)).toBeVisible();
  expect(tones).not.toHaveBeenCalled();
  await move(1).click();
  await expect.poll(() => vibrations.mock.calls).toEqual([[[200, 100, 200]]]);
  const heard = tones.mock.calls.length;
  expect(heard).toBeGreaterThan(0);
  await move(2).click();
  await expect.element(move(3)).toBeVisible();
  expect(tones).toHaveBeenCalledTimes(heard);
  expect(showNotification).not.toHaveBeenCalled();
});

test('a page in the background notifies of a rejection, if this device was asked to tell', async () => {
  const { showNotification } = listen({ hidden: true });
  keepFollowed(['o-news']);
  await renderPart(<MovingOrder states={['accepted', 'rejected']} />, { as: dana });
  await move(0).click();
  const shown = ["We can't make your order", { body: 'Order #47', tag: 'o-news' }];
  await expect.poll(() => showNotification.mock.calls).toMatchObject([shown]);
});

test('a page in the background is silent if nobody asked to be told', async () => {
  const { showNotification, vibrations } = listen({ hidden: true });
  await renderPart(<MovingOrder states={['accepted', 'ready']} />, { as: dana });
  await move(0).click();
  await expect.poll(() => vibrations.mock.calls.length).toBe(1);
  expect(showNotification).not.toHaveBeenCalled();
});
