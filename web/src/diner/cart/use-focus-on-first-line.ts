import { useEffect, type RefObject } from 'react';

/**
 * The empty cart gives way to its first line, and takes the button with it that ordered the dish:
 * the focus goes to the cart, and the cart comes into sight.
 */
export function useFocusOnFirstLine(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  useEffect(() => {
    const cart = region.current;
    if (!isEmpty || !cart) return;
    // A dish that another device adds takes no focus.
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
