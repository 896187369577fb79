import { lazy, type ComponentType } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

function Nothing() {
  return null;
}

/**
 * Loads the code of something offered beside the cart once the page has settled. The cart is
 * complete without it, so a failure shows nothing.
 */
export function loadLater<Props extends object>(load: Load<Props>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await whenIdle();
    try {
      return await load();
    } catch {
      return { default: Nothing };
    }
  });
}
