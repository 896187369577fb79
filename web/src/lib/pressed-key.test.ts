import { expect, it } from 'vitest';
import { pressedKey } from './pressed-key.ts';

const enter = { key: 'Enter', keyCode: 13 };

it('a key that belongs to an input method is none', () => {
  expect(pressedKey(enter)).toBe('Enter');
  expect(pressedKey({ ...enter, isComposing: true })).toBe('');
  const nativeEvent = { isComposing: true } as KeyboardEvent;
  expect(pressedKey({ ...enter, nativeEvent })).toBe('');
  // Safari ends the composition before it reports the key.
  expect(pressedKey({ key: 'Enter', keyCode: 229, isComposing: false })).toBe('');
});
