import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the cart when the empty cart gets its first line: the button that ordered the
 * dish disappears with the empty cart.
 */
export function useFocusOnFirstLine(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  useEffect(() => {
    const cart = region.current;
    if (!isEmpty || !cart) return;
    // A dish that another device adds must not move the focus.
    let isPressed = false;
    const notePress = () => {
      isPressed = true;
    };
    cart.addEventListener('click', notePress);
    return () => {
      cart.removeEventListener('click', notePress);
      if (isPressed && cart.isConnected) cart.focus();
    };
  }, [region, isEmpty]);
}
