import { describe, expect, it } from 'vitest';
import { firstToShow, placeFrom, placeInWords } from './carousel-place.ts';

const threeOfEleven = { offset: 0, slideWidth: 400, frameWidth: 1200, count: 11 };

describe('the position of a carousel', () => {
  it('begins with the first three slides', () => {
    const place = placeFrom(threeOfEleven);
    expect(place).toEqual({ first: 0, inView: 3, isStart: true, isEnd: false });
    expect(place && placeInWords(place, 11)).toBe('1–3 of 11');
  });

  it('ends when the last slide is in view', () => {
    expect(placeFrom({ ...threeOfEleven, offset: 3200 })).toMatchObject({ first: 8, isEnd: true });
  });

  it('is that of the slide most in view when it is between two', () => {
    expect(placeFrom({ ...threeOfEleven, offset: 650 })).toMatchObject({ first: 2 });
  });

  it('names one slide where only one fits', () => {
    const place = placeFrom({ ...threeOfEleven, frameWidth: 401, offset: 800 });
    expect(place && placeInWords(place, 11)).toBe('3 of 11');
  });

  it('is both start and end when all slides fit', () => {
    expect(placeFrom({ ...threeOfEleven, count: 2 })).toEqual({
      first: 0,
      inView: 2,
      isStart: true,
      isEnd: true,
    });
  });

  it('is unknown before layout', () => {
    expect(placeFrom({ ...threeOfEleven, slideWidth: 0 })).toBeUndefined();
    expect(placeFrom({ ...threeOfEleven, count: 0 })).toBeUndefined();
  });
});

describe('scrolling a slide into view', () => {
  const place = { first: 3, inView: 3, isStart: false, isEnd: false };

  it.each([
    ['leaves the row alone when it is in view', 4, 3],
    ['moves back to one before', 1, 1],
    ['moves on just far enough to one after', 7, 5],
  ])('%s', (_, index, first) => {
    expect(firstToShow(index, place)).toBe(first);
  });
});
