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
import { IconButton } from '../../ui/icon-button.tsx';
import { forgetKept } from './forget-kept.ts';
import * as words from './words.en.ts';

/** Has the place of the sheet where its code cannot be loaded. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={signInPath('/login', pathname + search)} state={signInEntry()} />;
}

const SideCartSheet = optionalComponent(() => import('./side-cart/side-cart-sheet.tsx'), ToLogin);

/** The bar of the menu for visitors: how many dishes are kept. It opens them as a sheet. */
export default function KeptBar() {
  const count = keptLinesIn(useGuestCart()).length;
  return count > 0 ? <Bar count={count} /> : null;
}

function Bar({ count }: { count: number }) {
  const { key } = useLocation();
  /** The entry of the history that the sheet is open on: a dish of the sheet has another one, and closes it. */
  const [openOn, setOpenOn] = useState<string>();
  if (openOn !== undefined && openOn !== key) setOpenOn(undefined);
  const bar = useRoomAtBottom<HTMLElement>();
  return (
    <>
      <aside
        ref={bar}
        aria-label={words.keptDishes}
        className="pop pointer-events-auto mx-auto flex w-full max-w-xl items-center gap-1 rounded-pill border border-leaf-700 bg-card py-1.5 pe-2 ps-1.5 shadow-raised min-[75rem]:hidden"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          className="flex min-h-11 min-w-0 flex-1 items-center gap-x-3 rounded-pill px-4 text-start hover:bg-leaf-100"
          onClick={() => {
            setOpenOn(key);
          }}
        >
          <span className="min-w-0 flex-1 py-1 leading-snug font-semibold">
            {words.kept(count)}
          </span>
          <ChevronUpIcon className="shrink-0 text-leaf-700" />
        </button>
        <IconButton
          label={words.forgetKept}
          icon={<XIcon />}
          onClick={() => void forgetKept(() => true)}
        />
      </aside>
      {/* Outside of the bar, which a window that gets wider hides. */}
      <div className="pointer-events-auto contents">
        {openOn !== undefined && (
          <Suspense>
            <SideCartSheet
              onClose={() => {
                setOpenOn(undefined);
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
