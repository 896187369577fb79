import type { ReactNode } from 'react';
import { OfflineNote } from '../ui/messages/offline-note.tsx';
import * as words from './words.en.ts';

/** Placeholder for the dishes of a page until their code is loaded. */
export function DishesWait({ skeleton }: { skeleton: ReactNode }) {
  return (
    <>
      <div className="container-page">
        <OfflineNote className="my-4">{words.dishesLater}</OfflineNote>
      </div>
      {skeleton}
    </>
  );
}
