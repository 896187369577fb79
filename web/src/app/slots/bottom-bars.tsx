import CheckIcon from 'lucide-react/icons/check';
import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsOnline } from '../../lib/chunks/network.ts';
import { usePlainNotice } from '../../ui/messages/plain-notice.ts';
import { CartBarSlot } from './cart-bar-slot.tsx';
import { OrderBarSlot } from './order-bar-slot.tsx';
import { screens } from '../screens.ts';

/** How long the back-online notice stays. */
const backNoticeMs = 3000;

const noticeClasses =
  'pop mx-auto flex w-fit items-center gap-3 rounded-lg bg-ink px-5 py-3 font-medium text-paper shadow-raised';

/** The bars at the bottom of the window, on every page, stacked so that none covers another. */
export function BottomBars() {
  return (
    <div
      data-at-bottom
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 grid gap-3 px-4 pb-3"
    >
      <ConnectionBanner />
      <OrderBarSlot />
      <CartBarSlot />
    </div>
  );
}

/**
 * Says when the connection is lost and when it is back, while the page's content stays. The
 * kitchen's board says so itself, without covering an order. Above it are messages that could not
 * be shown in another way.
 */
function ConnectionBanner() {
  const isOnline = useIsOnline();
  const isBack = useJustBack(isOnline);
  const isBoard = useLocation().pathname === screens.kitchen.path;
  const notice = usePlainNotice();
  return (
    <div role="status" className="grid gap-3">
      {notice && <p className={noticeClasses}>{notice}</p>}
      {(!isOnline || isBack) && !isBoard && (
        <p className={noticeClasses}>
          {isOnline ? (
            <>
              <CheckIcon />
              You're back online.
            </>
          ) : (
            <>
              <WifiOffIcon />
              You're offline. This page stays as it is, and we'll try again as soon as you're back
              online.
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
