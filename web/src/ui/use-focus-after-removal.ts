import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusHeading } from './focus-heading.ts';

/** Moves the focus when the element that has it is removed: without this, nothing would have it. */
export function useFocusAfterRemoval(
  ref: RefObject<HTMLElement | null>,
  moveFocus: () => void = focusHeading,
): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [ref]);
  const moveOn = useEffectEvent(() => {
    if (hadFocus.current && document.activeElement === document.body) moveFocus();
  });
  useEffect(
    () => () => {
      moveOn();
    },
    [],
  );
}
