import ChevronUpIcon from 'lucide-react/icons/chevron-up';
import XIcon from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { optionalComponent } from '../../lib/chunks/optional-component.ts';
import { useGuestCart } from '../../lib/guest-cart.ts';
import { signInPath } from '../../lib/safe-origin.ts';
import { useRoomAtBottom } from '../../lib/use-room-at-bottom.ts';
import { keptLinesIn } from '../../model/kept-dishes.ts';
import { signInEntry } from '../../model/sign-in-entry.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { OfflineNote } from '../../ui/messages/offline-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as ui from '../../ui/words.en.ts';
import { forgetKept } from './forget-kept.ts';
import * as words from './words.en.ts';

/** Has the place of the sheet's content where its code cannot be loaded. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={signInPath('/login', pathname + search)} state={signInEntry()} />;
}

const SideCartInSheet = optionalComponent(
  () => import('./side-cart/side-cart-in-sheet.tsx'),
  ToLogin,
);

type KeptBarProps = {
  /** Whether no notice has its place. */
  hasRoom: boolean;
};

/** The bar of the menu for visitors: how many dishes are kept. It opens them as a sheet. */
export default function KeptBar({ hasRoom }: KeptBarProps) {
  const count = keptLinesIn(useGuestCart()).length;
  return count > 0 ? <KeptDishesOf count={count} hasRoom={hasRoom} /> : null;
}

/** The bar and its sheet, which stays when a notice takes the place of the bar. */
function KeptDishesOf({ count, hasRoom }: KeptBarProps & { count: number }) {
  const { key } = useLocation();
  /** The entry of the history that the sheet is open on: a dish of the sheet has another one, and closes it. */
  const [openOn, setOpenOn] = useState<string>();
  if (openOn !== undefined && openOn !== key) setOpenOn(undefined);
  return (
    <>
      {hasRoom && (
        <Bar
          count={count}
          onOpen={() => {
            setOpenOn(key);
          }}
        />
      )}
      {/* Outside of the bar, which a window that gets wider hides. */}
      <div className="pointer-events-auto contents">
        {openOn !== undefined && (
          <KeptSheet
            onClose={() => {
              setOpenOn(undefined);
            }}
          />
        )}
      </div>
    </>
  );
}

function Bar({ count, onOpen }: { count: number; onOpen: () => void }) {
  const bar = useRoomAtBottom<HTMLElement>();
  return (
    <aside
      ref={bar}
      aria-label={words.keptDishes}
      className="pop pointer-events-auto mx-auto flex w-full max-w-xl items-center gap-1 rounded-pill border border-leaf-700 bg-card py-1.5 pe-2 ps-1.5 shadow-raised min-[75rem]:hidden"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-11 min-w-0 flex-1 items-center gap-x-3 rounded-pill px-4 text-start hover:bg-leaf-100"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1 py-1 leading-snug font-semibold">{words.kept(count)}</span>
        <ChevronUpIcon className="shrink-0 text-leaf-700" />
      </button>
      <IconButton
        label={words.forgetKept}
        icon={<XIcon />}
        onClick={() => void forgetKept(() => true)}
      />
    </aside>
  );
}

/** It opens at once, whatever the network does. */
function KeptSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.keptDishes} variant="sheet">
      <div className="-mx-6 -mb-6 grid *:px-6!">
        <Suspense fallback={<KeptPlaces />}>
          <SideCartInSheet onRemoved={onClose} />
        </Suspense>
      </div>
    </Dialog>
  );
}

/** The places of the dishes and of the button below them, until their code is loaded. */
function KeptPlaces() {
  return (
    <div className="grid gap-4 pb-6">
      <span className="sr-only">{ui.loading}</span>
      <OfflineNote>{words.keptLater}</OfflineNote>
      <Skeleton className="h-16 rounded-sm" />
      <Skeleton className="h-16 rounded-sm" />
      <Skeleton className="h-14 rounded-pill" />
    </div>
  );
}
