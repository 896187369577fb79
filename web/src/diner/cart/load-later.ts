import { optionalComponent, type LoadComponent } from '../../lib/chunks/optional-component.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/**
 * Loads the code of something offered beside the cart once the page has settled. The cart is
 * complete without it.
 */
export function loadLater<Props extends object>(load: LoadComponent<Props>) {
  return optionalComponent(async () => {
    await whenIdle();
    return load();
  });
}
