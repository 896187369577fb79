import { OfflineNote } from '../ui/messages/offline-note.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../ui/elements.ts';

/** Placeholder for the dishes of a page until their code is loaded. */
export function DishesWait({ skeleton }: { skeleton: Elements }) {
  return (
    <>
      <div className="container-page">
        <OfflineNote className="my-4">{words.dishesLater}</OfflineNote>
      </div>
      {skeleton}
    </>
  );
}
