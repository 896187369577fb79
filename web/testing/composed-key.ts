/** A key as browsers report it while an input method composes letters. */
export function composedKey(key: string): KeyboardEvent {
  return new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
}
