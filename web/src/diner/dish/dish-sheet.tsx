import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { wantedOf } from '../../model/dish-entry.ts';
import { DishContent } from './dish-content.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { useCloseDish } from './use-close-dish.ts';
import { useDish } from './use-dish.ts';
import { useDishTitle } from './use-dish-title.ts';

/** A dish on top of the page: at the bottom on phones, in the middle where there is room. */
export default function DishSheet({ dishId }: { dishId: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key: entry, state } = useLocation() as { key: string; state: unknown };
  const wanted = wantedOf(state);
  const leave = useCloseDish();
  const shown = useDish(dishId);
  useDishTitle(shown);
  useBeginningOf(dishId, dialog);
  const close = () => {
    // Going back takes a moment, and a second step would leave the page.
    if (!dialog.current?.open) return;
    // The dialog closes first, so that the next message is shown on the page, not on the dialog.
    dialog.current.close();
    leave();
  };
  return (
    <SheetDialog
      ref={dialog}
      entry={entry}
      label={shown.status === 'found' ? shown.dish.name : 'Dish'}
      onClose={close}
    >
      <DishContent
        // The content starts over when the diner comes with choices.
        key={wanted ? entry : dishId}
        onAdded={close}
        shown={shown}
        wanted={wanted}
      />
    </SheetDialog>
  );
}

/** Shows another dish in the same sheet from its top. The link to it had the focus and is gone. */
function useBeginningOf(dishId: string, dialog: RefObject<HTMLDialogElement | null>): void {
  const last = useRef(dishId);
  useEffect(() => {
    if (last.current === dishId) return;
    last.current = dishId;
    dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [dishId, dialog]);
}
