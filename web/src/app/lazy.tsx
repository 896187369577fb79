import { lazy, useEffect, useRef, useState, type ComponentType } from 'react';
import { isAllHydrated, markHydrated } from '../lib/kept-presses.ts';
import { loadChunk, loadOptional, loadPart } from '../lib/chunks/load-chunk.ts';
import {
  loadExtra,
  optionalComponent,
  type LoadComponent,
} from '../lib/chunks/optional-component.ts';
import { hasInlinedStyles, type PageStyles } from '../lib/chunks/page-styles.ts';
import { nextTask } from '../lib/next-task.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { Elements } from '../ui/elements.ts';

type Needs = {
  /** Whether the part calls the API and needs its query cache, which is not in the first load. */
  withQueries?: boolean;
  /**
   * Whether the part needs styles beyond those inlined into a page: beyond all of them, or beyond
   * those of every page except this one. Parts without it are listed in web/build/page-styles.ts.
   */
  withStyles?: boolean | PageStyles;
};

/** Whether a part's styles have to be loaded with it; the prerenderer loads none. */
function isUnstyled(withStyles: boolean | PageStyles): boolean {
  if (typeof withStyles === 'boolean') return withStyles;
  return !import.meta.env.SSR && !hasInlinedStyles(withStyles);
}

async function seededScope() {
  const scope = await import('../api/query-scope.tsx');
  await scope.seedFromPage();
  return scope;
}

/** Wraps the component in what it needs. */
function withNeeds<Props extends object>(
  load: LoadComponent<Props>,
  { withQueries = false, withStyles = false }: Needs,
): LoadComponent<Props> {
  return async () => {
    const [{ default: Content, prepare }, scope] = await Promise.all([
      load(),
      withQueries ? seededScope() : undefined,
      isUnstyled(withStyles) ? import('../styles/all-screens.css') : undefined,
    ]);
    await prepare?.();
    if (!scope) return { default: Content };
    const InScope = (props: Props) => (
      <scope.QueryScope>
        <Content {...props} />
      </scope.QueryScope>
    );
    return { default: InScope };
  };
}

/** A component whose code is loaded when it is rendered. */
export function lazyComponent<Props extends object>(load: LoadComponent<Props>, needs: Needs = {}) {
  return lazy(() => loadPart(withNeeds(load, needs)));
}

/**
 * A component that only adds something to its page: where its code cannot be loaded, `Instead` or
 * nothing has its place.
 */
export function lazyExtra<Props extends object>(
  load: LoadComponent<Props>,
  needs: Needs = {},
  Instead?: ComponentType<Props>,
) {
  return optionalComponent(withNeeds(load, needs), Instead);
}

/**
 * Such a component that has to open without a connection, too: `prepare` loads its code while there
 * is one. Otherwise it is loaded when it is rendered.
 */
export function preparedExtra<Props extends object>(
  load: LoadComponent<Props>,
  needs: Needs = {},
  Instead?: ComponentType<Props>,
) {
  const loadAll = withNeeds(load, needs);
  let prepared: ReturnType<typeof loadAll> | undefined;
  const loadNow = () => loadExtra(loadAll, Instead);
  const Component = lazy(() => prepared?.catch(loadNow) ?? loadNow());
  const prepare = async () => {
    await whenIdle();
    // What asks for it has just been drawn.
    await nextTask();
    prepared ??= loadOptional(loadAll);
    await prepared.catch(() => (prepared = undefined));
  };
  return { Component, prepare };
}

export type LazyScreen<Props = object> = {
  Component: ComponentType<Props>;
  /** Loads the screen's code, so that it is rendered without a fallback. */
  preload: () => Promise<void>;
};

/** A screen whose code is loaded when needed; rendered at once when it has been preloaded. */
export function lazyScreen<Props extends object>(
  load: LoadComponent<Props>,
  needs: Needs = {},
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadAll = withNeeds(load, needs);
  const preload = async () => {
    loaded = (await loadChunk(loadAll)).default;
  };
  const Lazy = lazy(() => loadPart(loadAll));

  function Component(props: Props) {
    // This is decided once per mount, because another component type would remount the screen.
    const [Screen] = useState(() => loaded ?? Lazy);
    return <Screen {...props} />;
  }
  return { Component, preload };
}

/**
 * A part of a prerendered page that is hydrated once the page is idle. Until its code is loaded,
 * the prerendered markup stays. Give it a Suspense boundary that is the same element on every
 * render (a constant of the module): React would treat a new one as an update and show its
 * fallback.
 */
export function lazyPart(load: LoadComponent<object>, needs: Needs = {}) {
  return lazy(() => loadPart(hydratedLater(load, needs)));
}

/**
 * Such a part that only adds something to its page. Without its code the prerendered markup stays; on
 * a page that was drawn in the browser there is nothing.
 */
export function lazyExtraPart(load: LoadComponent<object>, needs: Needs = {}) {
  return optionalComponent(hydratedLater(load, needs), undefined, isAllHydrated);
}

/**
 * Such a part that is hidden in narrow windows, which never load its code. Nothing may wait for its
 * hydration.
 *
 * @param wide is the media query of the windows that show it.
 */
export function lazyWidePart(load: LoadComponent<object>, needs: Needs, wide: string) {
  const loadWide = async () => {
    if (!import.meta.env.SSR) {
      await whenMatching(wide);
      await whenIdle();
    }
    return withNeeds(load, needs)();
  };
  return optionalComponent(loadWide, undefined, isAllHydrated);
}

function whenMatching(query: string): Promise<void> {
  return new Promise((resolve) => {
    const list = matchMedia(query);
    const resolveIfMatching = () => {
      if (list.matches) resolve();
    };
    list.addEventListener('change', resolveIfMatching);
    resolveIfMatching();
  });
}

function hydratedLater(load: LoadComponent<object>, needs: Needs): LoadComponent<object> {
  return async () => {
    if (!import.meta.env.SSR) await whenIdle();
    const { default: Part } = await withNeeds(load, needs)();
    const Hydrated = () => (
      <MarkedUntilHydrated>
        <Part />
      </MarkedUntilHydrated>
    );
    return { default: Hydrated };
  };
}

/**
 * A screen whose prerendered page is hydrated once it is idle or pressed, because its code is more than a first load
 * may have. Until then the page is only its markup.
 */
export function lateScreen(load: LoadComponent<object>, needs: Needs = {}): LazyScreen {
  return { Component: lazyPart(load, needs), preload: () => Promise.resolve() };
}

/** Marks prerendered markup until it is hydrated; recorded interactions are then replayed. */
function MarkedUntilHydrated({ children }: { children: Elements }) {
  const element = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated && element.current) markHydrated(element.current);
  }, [isHydrated]);
  return (
    <div ref={element} data-prerendered={isHydrated ? undefined : ''}>
      {children}
    </div>
  );
}
