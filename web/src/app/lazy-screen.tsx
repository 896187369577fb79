import { lazy, useState, type ComponentType } from 'react';
import { loadChunk, loadPart } from '../lib/load-chunk.ts';

type ScreenModule = { default: ComponentType };

export type LazyScreen = {
  Component: ComponentType;
  /** Loads the screen's code, so that it is drawn without a fallback. */
  preload: () => Promise<void>;
};

/** A screen whose code comes when it is needed; drawn at once when it has been preloaded. */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = (await loadChunk(load)).default;
  };
  const Lazy = lazy(() => loadPart(load));

  function Component() {
    // Decided once per mount: changing the component type would mount the screen anew.
    const [Screen] = useState(() => loaded ?? Lazy);
    return <Screen />;
  }
  return { Component, preload };
}
