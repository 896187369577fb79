import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';

const controls = 'a[href], button';

/**
 * Keeps the focus with its dish when the dish gets another place: its card is a new element then.
 * The list's items carry their dish as `data-dish`.
 */
export function useFocusKept(dishes: MenuItem[]) {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<{ dish: string | undefined; control: number }>(undefined);

  useLayoutEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { dish, control } = held.current;
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-dish]') ?? [])];
    const item = items.find((element) => element.dataset['dish'] === dish);
    item?.querySelectorAll<HTMLElement>(controls)[control]?.focus({ preventScroll: true });
  }, [dishes]);

  return {
    ref: list,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const item = target.closest<HTMLElement>('[data-dish]');
      const control = [...(item?.querySelectorAll(controls) ?? [])].indexOf(target);
      held.current = { dish: item?.dataset['dish'], control };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // What was taken off the page did not lose the focus to anything.
      if (target.isConnected) held.current = undefined;
    },
  };
}
