import { lazy, type ComponentType } from 'react';
import { loadPart } from '../lib/load-chunk.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { LatePart } from './late-part.tsx';

/**
 * A part of a prerendered page that comes alive once the page is idle: until its code is there the
 * prerendered markup stands. Give it a Suspense boundary that is the same element on every render
 * (a constant of the module): React would take a changed one for an update and show its fallback.
 */
export function lazyPart(load: () => Promise<{ default: ComponentType }>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await whenIdle();
    const { default: Part } = await loadPart(load);
    const Late = () => (
      <LatePart>
        <Part />
      </LatePart>
    );
    return { default: Late };
  });
}
