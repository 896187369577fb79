import { useEffect, useRef, type ReactNode } from 'react';
import { wake } from '../lib/kept-presses.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** Marks what was drawn ahead until it is alive; what was pressed on it meanwhile is then done. */
export function LatePart({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isAlive = useHydrated();
  useEffect(() => {
    if (isAlive && element.current) wake(element.current);
  }, [isAlive]);
  return (
    <div ref={element} data-prerendered={isAlive ? undefined : ''}>
      {children}
    </div>
  );
}
