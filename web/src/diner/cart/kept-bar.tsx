import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import XIcon from 'lucide-react/icons/x';
import { Link, useLocation } from 'react-router-dom';
import { useGuestCart } from '../../lib/guest-cart.ts';
import { signInPath } from '../../lib/safe-origin.ts';
import { useRoomAtBottom } from '../../lib/use-room-at-bottom.ts';
import { keepDishes, keptDishes, keptLinesIn, withKept } from '../../model/kept-dishes.ts';
import { signInEntry } from '../../model/sign-in-entry.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showAlertWithUndo } from '../../ui/messages/messages.ts';
import * as words from './words.en.ts';

/** The bar of the menu for visitors: how many dishes are kept, and the way to order them. */
export default function KeptBar() {
  const count = keptLinesIn(useGuestCart()).length;
  return count > 0 ? <Bar count={count} /> : null;
}

function Bar({ count }: { count: number }) {
  const { pathname, search } = useLocation();
  const bar = useRoomAtBottom<HTMLElement>();
  const forget = async () => {
    const before = keptDishes();
    keepDishes([]);
    const isMistake = await showAlertWithUndo(words.forgotten, words.forgottenText(before.length));
    if (isMistake) keepDishes(withKept(before, keptDishes()));
  };
  return (
    <aside
      ref={bar}
      aria-label={words.keptDishes}
      className="pop pointer-events-auto mx-auto flex w-full max-w-xl items-center gap-1 rounded-pill border border-leaf-700 bg-card py-1.5 pe-2 ps-1.5 shadow-raised"
    >
      <Link
        to={signInPath('/login', pathname + search)}
        state={signInEntry()}
        className="group flex min-h-11 min-w-0 flex-1 items-center gap-x-3 rounded-pill ps-4 hover:bg-leaf-100"
      >
        <span className="min-w-0 flex-1 py-1 leading-snug">
          <span>{words.kept(count)}</span>
          <span aria-hidden="true"> · </span>
          <span className="font-semibold text-leaf-700">{words.logInToOrder}</span>
        </span>
        <ChevronRightIcon className="shrink-0 text-leaf-700 transition-transform group-hover:translate-x-1" />
      </Link>
      <IconButton label={words.forgetKept} icon={<XIcon />} onClick={() => void forget()} />
    </aside>
  );
}
