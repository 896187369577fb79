import { describe, expect, it } from 'vitest';
import { spelledEmoji } from './spelled-emoji.ts';

describe('emoji on a ticket', () => {
  it.each([
    ['No 🥜 please 🙏', 'No [peanuts] please [please]'],
    ['🌶️🌶️🌶️', '[hot pepper] [hot pepper] [hot pepper]'],
    ['🚫🧀', '[no] [cheese]'],
    ['Thanks👍🏽!', 'Thanks [thumbs up]!'],
    ['👩‍🍳 Ada', '[cook] Ada'],
    ['❤️', '[heart]'],
  ])('are spelled: %j', (text, words) => {
    expect(spelledEmoji(text)).toBe(words);
  });

  it('stay what they are if they have no words, and so does all other text', () => {
    for (const text of ['🗿', '🇩🇪', '#47 · 2 × 3 © ™ ‼', 'بدون بصل', 'Zoë O’Brien\nsecond line']) {
      expect(spelledEmoji(text)).toBe(text);
    }
  });
});
