import { lazy, type ComponentType } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

function Nothing() {
  return null;
}

/**
 * What is offered beside the cart: its code is loaded once the page has settled, and the cart is
 * whole without it.
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
