import { useEffect, useRef } from 'react';
import type { AnswerRules } from '@thymely/contract/ordering/answer-time';
import type { Order } from '@thymely/contract/orders/endpoints';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { nextChime, ordersToRingFor, quiet, titleWords } from './chime.ts';
import { playSounds, unlockSoundWithPresses, useSoundState, type SoundState } from './sound.ts';

const tickMs = 1000;
type ChimeOptions = {
  orders: readonly Order[] | undefined;
  /** The orders that ended without the kitchen, and that are acknowledged on no screen. */
  canceled: readonly Order[];
  leadMinutes: number;
  /** What decides how long an order may wait for an answer; undefined until it is known. */
  rules: AnswerRules | undefined;
  volume: number;
  isOffline: boolean;
  /** The title of the tab while nothing is new. */
  title: string;
};

/**
 * Rings for orders that wait for an answer, have to be begun, or ended without the kitchen, and
 * without a connection. Counts the waiting ones in the tab's title, and returns whether sound works.
 */
export function useChime({
  orders,
  canceled,
  leadMinutes,
  rules,
  volume,
  isOffline,
  title,
}: ChimeOptions): SoundState {
  const state = useSoundState();
  const memory = useRef(quiet);
  useEffect(unlockSoundWithPresses, []);
  useEffect(() => {
    if (!orders) return;
    const tick = () => {
      const nowMs = serverTimeOf(Date.now());
      const open = ordersToRingFor(orders, { nowMs, leadMinutes, rules });
      const next = nextChime(memory.current, { ...open, canceled, isOffline, nowMs });
      memory.current = next.memory;
      playSounds(next.sounds, volume);
      document.title = titleWords({
        waiting: open.waiting.length,
        isSilent: state !== 'on',
        isOddSecond: Math.floor(nowMs / 1000) % 2 === 1,
        title,
      });
    };
    tick();
    const timer = setInterval(tick, tickMs);
    return () => {
      clearInterval(timer);
    };
  }, [orders, canceled, leadMinutes, rules, volume, isOffline, state, title]);
  useEffect(
    () => () => {
      document.title = title;
    },
    [title],
  );
  return state;
}
