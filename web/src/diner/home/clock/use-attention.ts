import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { pressedKey } from '../../../lib/pressed-key.ts';
import { attend, attendedHour, noAttention } from './attention.ts';

/** The time for a pointer to get from a plate to the button in the center. */
const leaveMs = 300;

/** Tracks which plate a visitor attends to: by pointer, focus or press. */
export function useAttention(nowMs: number) {
  const [attention, dispatch] = useReducer(attend, noAttention);
  const frame = useRef<HTMLDivElement>(null);
  const { stay, leave } = useLeaving(() => {
    dispatch({ type: 'left' });
  });
  const hour = attendedHour(attention);
  useLettingGo(hour !== undefined, frame, (type) => {
    if (type === 'escaped' && hour !== undefined) focusPlate(frame.current, hour);
    dispatch({ type });
  });

  const attendTo = (type: 'pressed' | 'focused' | 'pointed', to: number) => {
    dispatch({ type, hour: to, nowMs });
  };
  return {
    hour,
    /** When the clock stopped; undefined while it runs. */
    stoppedAtMs: attention.sinceMs,
    /** Props for the whole clock. */
    frame: {
      ref: frame,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'blurred' });
      },
    },
    /** Handlers for the dish in the center, which may be pointed at without leaving its plate. */
    center: { onPointerEnter: stay, onPointerLeave: leave },
    /** Props for the button of a plate. */
    plate: (of: number) => ({
      'aria-pressed': attention.held === of,
      onClick: () => {
        attendTo('pressed', of);
      },
      onFocus: () => {
        attendTo('focused', of);
      },
      // A touch presses and does not point.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        stay();
        attendTo('pointed', of);
      },
      onPointerLeave: leave,
    }),
  };
}

/** Delays leaving for a moment, in which the pointer may come back. */
function useLeaving(left: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const stay = () => {
    clearTimeout(timer.current);
  };
  const leave = () => {
    stay();
    timer.current = setTimeout(left, leaveMs);
  };
  return { stay, leave };
}

type LetGo = (by: 'pressed elsewhere' | 'escaped') => void;

/** Reports Escape, and presses outside the plates and the center, but not those in a dialog. */
function useLettingGo(isOn: boolean, frame: { current: Element | null }, letGo: LetGo) {
  const letGoNow = useEffectEvent(letGo);
  useEffect(() => {
    if (!isOn) return;
    const press = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(aDialog)) return;
      const isOnClock = frame.current?.contains(target) && target.closest('button, [data-dish]');
      if (!isOnClock) letGoNow('pressed elsewhere');
    };
    const key = (event: KeyboardEvent) => {
      const { target } = event;
      if (pressedKey(event) !== 'Escape' || (target instanceof Element && target.closest(aDialog)))
        return;
      letGoNow('escaped');
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [isOn, frame]);
}

/** Moves the focus from the button in the center, which is about to go, to its plate. */
function focusPlate(frame: Element | null, hour: number): void {
  if (!document.activeElement?.closest('[data-dish]')) return;
  frame?.querySelector<HTMLElement>(`li.hour-${hour} button`)?.focus({ preventScroll: true });
}

const aDialog = 'dialog, [role=dialog]';
