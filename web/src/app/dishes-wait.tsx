import type { ReactNode } from 'react';
import { OfflineNote } from '../ui/messages/offline-note.tsx';

/** Placeholder for the dishes of a page until their code is loaded. */
export function DishesWait({ skeleton }: { skeleton: ReactNode }) {
  return (
    <>
      <div className="container-page">
        <OfflineNote className="my-4">The dishes load as soon as you're back online.</OfflineNote>
      </div>
      {skeleton}
    </>
  );
}
