import { describe, expect, it } from 'vitest';
import { attend, attendedHour, type AttentionEvent, noAttention } from './attention.ts';

const after = (...events: AttentionEvent[]) => events.reduce(attend, noAttention);
const nowMs = 1000;
const pointed = (hour: number) => ({ type: 'pointed', hour, nowMs }) as const;
const focused = (hour: number) => ({ type: 'focused', hour, nowMs }) as const;
const pressed = (hour: number) => ({ type: 'pressed', hour, nowMs }) as const;

describe('the dish in the center', () => {
  it('is that of the plate under the pointer, until the pointer leaves', () => {
    expect(attendedHour(after(pointed(3)))).toBe(3);
    expect(after(pointed(3), { type: 'left' })).toEqual(noAttention);
  });

  it('is that of the focused plate, until the focus leaves the clock', () => {
    expect(attendedHour(after(focused(2), focused(3)))).toBe(3);
    expect(after(focused(2), { type: 'blurred' })).toEqual(noAttention);
  });

  it('stays that of the pressed plate whatever is pointed at or focused', () => {
    const held = after(pressed(5), pointed(6), focused(7), { type: 'left' }, { type: 'blurred' });
    expect(attendedHour(held)).toBe(5);
  });

  it('is released by Escape, by a press elsewhere and for another plate', () => {
    expect(after(focused(5), pressed(5), { type: 'escaped' })).toEqual(noAttention);
    expect(after(focused(5), pressed(5), { type: 'pressed elsewhere' })).toEqual(noAttention);
    expect(attendedHour(after(pressed(5), pressed(6)))).toBe(6);
  });

  it('is not released by a press elsewhere while its plate is only pointed at', () => {
    expect(attendedHour(after(pointed(4), { type: 'pressed elsewhere' }))).toBe(4);
  });
});

describe('the time on the clock', () => {
  it('stands still from the first plate that a visitor attends to', () => {
    const { sinceMs } = after(pointed(3), { type: 'focused', hour: 4, nowMs: 9000 });
    expect(sinceMs).toBe(1000);
  });

  it('continues once no plate is attended to', () => {
    expect(after(pointed(3), { type: 'left' }).sinceMs).toBeUndefined();
  });
});
