import { lazy, useEffect, useRef, useState, type ComponentType } from 'react';
import { markHydrated } from '../lib/kept-presses.ts';
import { loadChunk, loadPart } from '../lib/chunks/load-chunk.ts';
import { hasInlinedStyles, type PageStyles } from '../lib/chunks/page-styles.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { Elements } from '../ui/elements.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

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
  load: Load<Props>,
  { withQueries = false, withStyles = false }: Needs,
): Load<Props> {
  return async () => {
    const [{ default: Content }, scope] = await Promise.all([
      load(),
      withQueries ? seededScope() : undefined,
      isUnstyled(withStyles) ? import('../styles/all-screens.css') : undefined,
    ]);
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
export function lazyComponent<Props extends object>(load: Load<Props>, needs: Needs = {}) {
  return lazy(() => loadPart(withNeeds(load, needs)));
}

/**
 * A component that has to open without a connection, too: `prepare` loads its code while there is
 * one. Otherwise it is loaded when it is rendered.
 */
export function preparedComponent<Props extends object>(load: Load<Props>, needs: Needs = {}) {
  const loadAll = withNeeds(load, needs);
  let prepared: ReturnType<typeof loadAll> | undefined;
  const Component = lazy(() => prepared ?? loadPart(loadAll));
  const prepare = async () => {
    await whenIdle();
    prepared ??= loadChunk(loadAll);
    await prepared.catch(() => (prepared = undefined));
  };
  return { Component, prepare };
}

export type LazyScreen = {
  Component: ComponentType;
  /** Loads the screen's code, so that it is rendered without a fallback. */
  preload: () => Promise<void>;
};

/** A screen whose code is loaded when needed; rendered at once when it has been preloaded. */
export function lazyScreen(load: Load<object>, needs: Needs = {}): LazyScreen {
  let loaded: ComponentType | undefined;
  const loadAll = withNeeds(load, needs);
  const preload = async () => {
    loaded = (await loadChunk(loadAll)).default;
  };
  const Lazy = lazy(() => loadPart(loadAll));

  function Component() {
    // This is decided once per mount, because another component type would remount the screen.
    const [Screen] = useState(() => loaded ?? Lazy);
    return <Screen />;
  }
  return { Component, preload };
}

/**
 * A part of a prerendered page that is hydrated once the page is idle. Until its code is loaded,
 * the prerendered markup stays. Give it a Suspense boundary that is the same element on every
 * render (a constant of the module): React would treat a new one as an update and show its
 * fallback.
 */
export function lazyPart(load: Load<object>, needs: Needs = {}) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await whenIdle();
    const { default: Part } = await loadPart(withNeeds(load, needs));
    const Hydrated = () => (
      <MarkedUntilHydrated>
        <Part />
      </MarkedUntilHydrated>
    );
    return { default: Hydrated };
  });
}

/**
 * A screen whose prerendered page is hydrated once it is idle or pressed, because its code is more than a first load
 * may have. Until then the page is only its markup.
 */
export function lateScreen(load: Load<object>, needs: Needs = {}): LazyScreen {
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
