import CheckIcon from 'lucide-react/icons/check';
import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { useIsOnline } from '../../lib/chunks/network.ts';
import { lowWindow, useMedia } from '../../lib/use-media.ts';
import { classes } from '../../ui/classes.ts';
import { usePlainNotice } from '../../ui/messages/plain-notice.ts';
import { CartBarSlot } from './cart-bar-slot.tsx';
import { KeptDishesSlot } from './kept-dishes-slot.tsx';
import { OrderBarSlot } from './order-bar-slot.tsx';
import { screens } from '../screens.ts';
import * as words from '../words.en.ts';

/** How long the back-online notice stays. */
const backNoticeMs = 3000;

const noticeClasses =
  'pop mx-auto flex w-fit items-center gap-3 rounded-lg bg-ink px-5 py-3 font-medium text-paper shadow-raised';

/**
 * The bars at the bottom of the window, on every page: the open order and the cart are one dock, and
 * a notice stands above it. In a low window they are at the end of the page. Their place is the
 * whole window: it would move each time that a bar comes, which browsers count as a shift of the page.
 */
export function BottomBars() {
  const isOnline = useIsOnline();
  const isBack = useJustBack(isOnline);
  const isBoard = useLocation().pathname === screens.kitchen.path;
  const isAboutConnection = (!isOnline || isBack) && !isBoard;
  const notice = usePlainNotice();
  const hasRoom = notice === undefined && !isAboutConnection;
  const isLow = useMedia(lowWindow);
  const account = useReadyAccount();
  return (
    <div
      className={classes(
        'pointer-events-none inset-0 z-40 grid grid-cols-1 content-end gap-3 px-4',
        !isLow && 'fixed pb-3',
      )}
    >
      <Notice notice={notice} isAboutConnection={isAboutConnection} isOnline={isOnline} />
      {account && (
        <div data-dock="" className="dock empty:hidden">
          <OrderBarSlot />
          {hasRoom && <CartBarSlot />}
        </div>
      )}
      <KeptDishesSlot hasRoom={hasRoom} />
    </div>
  );
}

type NoticeProps = {
  /** A message that could not be shown in another way; it comes first. */
  notice: string | undefined;
  isAboutConnection: boolean;
  isOnline: boolean;
};

/**
 * Says when the connection is lost and when it is back, while the page's content stays. The
 * kitchen's board says so itself, without covering an order.
 */
function Notice({ notice, isAboutConnection, isOnline }: NoticeProps) {
  return (
    <div role="status" data-takes-turns>
      {notice !== undefined && <p className={noticeClasses}>{notice}</p>}
      {notice === undefined && isAboutConnection && (
        <p className={noticeClasses}>
          {isOnline ? (
            <>
              <CheckIcon />
              <span>{words.backOnline}</span>
            </>
          ) : (
            <>
              <WifiOffIcon />
              <span>{words.offlineNotice}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Returns true for a moment after a lost connection has been restored. */
function useJustBack(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const isBack = isOnline && wasOffline;
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => {
      setWasOffline(false);
    }, backNoticeMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isBack]);
  return isBack;
}
