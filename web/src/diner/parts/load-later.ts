import { optionalComponent, type LoadComponent } from '../../lib/chunks/optional-component.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/**
 * Loads the code of something that a page offers besides once the page has settled, which is complete
 * without it.
 */
export function loadLater<Props extends object>(load: LoadComponent<Props>) {
  return optionalComponent(async () => {
    await whenIdle();
    return load();
  });
}
