import { describe, expect, it } from 'vitest';
import { dialHour, hourAngle, minuteAngle, nearestAngle } from './clock-angles.ts';
import { dialPoint } from './dial-point.ts';

const at = (hour: number, minute: number) => hour * 60 + minute;

describe('the hands of the clock', () => {
  it.each([
    { time: at(0, 0), hour: 0, minute: 0 },
    { time: at(10, 10), hour: 305, minute: 60 },
    { time: at(12, 0), hour: 0, minute: 0 },
    { time: at(19, 10), hour: 215, minute: 60 },
    { time: at(23, 59), hour: 359.5, minute: 354 },
  ])('are at $hour° and $minute° at minute $time of the day', ({ time, hour, minute }) => {
    expect(hourAngle(time)).toBeCloseTo(hour);
    expect(minuteAngle(time)).toBeCloseTo(minute);
  });

  it('turn the shorter way', () => {
    expect(nearestAngle(0, 354)).toBe(360);
    expect(nearestAngle(354, 360)).toBe(354);
    expect(nearestAngle(10, 10)).toBe(10);
    expect(nearestAngle(60, 60 + 720)).toBe(780);
  });
});

describe('the hour of the dial', () => {
  it.each([
    [at(0, 30), 12],
    [at(1, 0), 1],
    [at(12, 59), 12],
    [at(19, 10), 7],
    [at(23, 59), 11],
  ])('at minute %i of the day is %i', (time, hour) => {
    expect(dialHour(time)).toBe(hour);
  });
});

it("three o'clock is on the right of the dial", () => {
  const [x, y] = dialPoint(90, { center: 100, radius: 100 });
  expect([x, y]).toEqual([200, expect.closeTo(100)]);
});
