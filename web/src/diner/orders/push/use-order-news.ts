import { useEffect, useRef } from 'react';
import { pushedStates } from '@thymely/contract/push/limits';
import type { Order } from '../../../api/orders/orders.ts';
import { followedOrders } from '../../../lib/push/followed-orders.ts';
import { notifyInBackground } from '../../../lib/push/push-device.ts';
import { playSounds, unlockSoundWithPresses } from '../../../shared/kitchen/ring/sound.ts';
import * as words from './notification-words.en.ts';

const volume = 0.6;
const vibrationMs = [200, 100, 200];

/**
 * Rings and vibrates when the order on the page becomes ready or is rejected. A browser allows the
 * sound once something on the page was pressed. In the background, a device that was asked to tell
 * does so.
 */
export function useOrderNews({ _id: id, number, state }: Order): void {
  const shown = useRef(state);
  useEffect(() => unlockSoundWithPresses(), []);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    const told = pushedStates.find((each) => each === state);
    if (told === undefined) return;
    playSounds([told === 'ready' ? 'due' : 'canceled'], volume);
    // Browsers refuse to vibrate before a press, and some cannot.
    if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) {
      navigator.vibrate(vibrationMs);
    }
    if (!followedOrders().includes(id)) return;
    const body = words.orderOf(String(number));
    notifyInBackground(words.titles[told], body, id).catch(() => undefined);
  }, [id, number, state]);
}
