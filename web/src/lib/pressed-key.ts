type Pressed = Pick<KeyboardEvent, 'key' | 'keyCode'> & {
  isComposing?: boolean;
  /** React's events have the browser's own in it. */
  nativeEvent?: KeyboardEvent;
};

/** The code that browsers give to every key that an input method takes. */
const takenByInputMethod = 229;

/**
 * Returns the key that was pressed. While letters are composed, as in Japanese or with accents that
 * are typed first, a key belongs to the input method and is none: its Enter ends the composition.
 */
export function pressedKey({ key, keyCode, nativeEvent, isComposing }: Pressed): string {
  const isTaken =
    (nativeEvent?.isComposing ?? isComposing) === true || keyCode === takenByInputMethod;
  return isTaken ? '' : key;
}
