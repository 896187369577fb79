import { OfflineNote } from '../../ui/messages/offline-note.tsx';
import * as words from '../words.en.ts';

/** A note below the navbar, under the button that was pressed. */
export function OpensLater() {
  return (
    <OfflineNote className="pop absolute top-full end-4 mt-2 max-w-md shadow-raised">
      {words.opensLater}
    </OfflineNote>
  );
}
