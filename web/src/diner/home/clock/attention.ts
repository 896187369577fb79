/** The plates, by their hour, that a visitor attends to; while it is any of them, time stands still. */
export type ClockAttention = {
  /** Pressed: stays until it is let go. */
  held: number | undefined;
  /** Under the pointer. */
  pointed: number | undefined;
  /** Has the focus, or had it last while the focus is still on the clock. */
  focused: number | undefined;
  /** When time stopped. */
  sinceMs: number | undefined;
};

export type AttentionEvent =
  | { type: 'pointed' | 'focused' | 'pressed'; hour: number; nowMs: number }
  | { type: 'left' | 'blurred' | 'pressed elsewhere' | 'escaped' };

export const noAttention: ClockAttention = {
  held: undefined,
  pointed: undefined,
  focused: undefined,
  sinceMs: undefined,
};

/** The hour whose dish is in the center; undefined: that of the present. */
export function attendedHour({ held, pointed, focused }: ClockAttention): number | undefined {
  return held ?? pointed ?? focused;
}

export function attend(before: ClockAttention, event: AttentionEvent): ClockAttention {
  const after = { ...before, ...changeBy(before, event) };
  if (attendedHour(after) === undefined) return noAttention;
  const sinceMs = before.sinceMs ?? ('nowMs' in event ? event.nowMs : undefined);
  return { ...after, sinceMs };
}

function changeBy({ held }: ClockAttention, event: AttentionEvent): Partial<ClockAttention> {
  switch (event.type) {
    case 'pointed':
      return { pointed: event.hour };
    case 'focused':
      return { focused: event.hour };
    case 'pressed':
      return { held: event.hour };
    case 'left':
      return { pointed: undefined };
    case 'blurred':
      return { focused: undefined };
    case 'pressed elsewhere':
      return held === undefined ? {} : noAttention;
    case 'escaped':
      return noAttention;
  }
}
