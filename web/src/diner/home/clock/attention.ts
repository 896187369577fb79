/** The plates that a visitor attends to, by their hour. Meanwhile the clock stands still. */
export type ClockAttention = {
  /** The plate that was pressed; it stays until it is released. */
  held: number | undefined;
  /** The plate under the pointer. */
  pointed: number | undefined;
  /** The plate that has the focus, or had it last while the focus is still on the clock. */
  focused: number | undefined;
  /** When the clock stopped. */
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

/** The hour whose dish is in the center; undefined for the present hour. */
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
