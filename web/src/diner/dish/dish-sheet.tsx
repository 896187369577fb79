import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchWithDish, stepsFromPage, wantedOf } from '../../model/dish-entry.ts';
import { closeDialog } from '../../ui/dialogs/close-dialog.ts';
import { DishContent } from './dish-content.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { SheetHead } from './sheet-head.tsx';
import { useDish } from './use-dish.ts';
import { useDishTitle } from './use-dish-title.ts';
import * as words from './words.en.ts';

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
    closeDialog(dialog.current);
    leave();
  };
  // The content starts over when the diner comes with choices.
  const shownAs = wanted ? entry : dishId;
  return (
    <SheetDialog
      ref={dialog}
      entry={entry}
      label={shown.status === 'found' ? shown.dish.name : words.dish}
      head={
        shown.status === 'found' && (
          <SheetHead dish={shown.dish} dialog={dialog} shownAs={shownAs} />
        )
      }
      onClose={close}
    >
      <DishContent key={shownAs} onAdded={close} shown={shown} wanted={wanted} />
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

/**
 * Returns a function that closes the sheet. It goes back to the page from which the sheet was
 * opened, however many dishes were looked at since; if a link opened the sheet directly, the
 * page replaces its entry.
 */
function useCloseDish(): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  return () => {
    const steps = stepsFromPage(state);
    if (steps > 0) void navigate(-steps);
    else void navigate({ search: searchWithDish(search, undefined) }, { replace: true });
  };
}
