import { lazy, type ComponentType } from 'react';
import { loadOptionalPart } from './load-chunk.ts';

export type LoadComponent<Props> = () => Promise<{
  default: ComponentType<Props>;
  /** What has to be loaded before the component is drawn. */
  prepare?: () => Promise<void>;
}>;

function Nothing() {
  return null;
}

/**
 * Loads a component that only adds something to its page. Where its code cannot be loaded, `Instead` has its
 * place, unless what is there stays: the page is not reloaded.
 */
export async function loadExtra<Props extends object>(
  load: LoadComponent<Props>,
  Instead: ComponentType<Props> = Nothing,
  isReplaced: () => boolean = () => true,
): Promise<{ default: ComponentType<Props> }> {
  try {
    return await loadOptionalPart(load);
  } catch {
    return isReplaced() ? { default: Instead } : new Promise<never>(() => undefined);
  }
}

/** Such a component, whose code is loaded when it is rendered. */
export function optionalComponent<Props extends object>(
  ...how: Parameters<typeof loadExtra<Props>>
) {
  return lazy(() => loadExtra(...how));
}
