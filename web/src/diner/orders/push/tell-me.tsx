import { useState } from 'react';
import BellIcon from 'lucide-react/icons/bell';
import type { Order } from '../../../api/orders/orders.ts';
import { isApiError } from '../../../lib/http/api-error.ts';
import { followedOrders } from '../../../lib/push/followed-orders.ts';
import { followOrder, pushSupport, stopFollowing } from '../../../lib/push/push-device.ts';
import { unlockSound } from '../../../shared/kitchen/ring/sound.ts';
import { Button } from '../../../ui/button.tsx';
import * as words from './words.en.ts';

type TellMeProps = {
  order: Pick<Order, '_id' | 'isOpen' | 'state'>;
  /** The key of the restaurant's messages; without one there are none. */
  pushKey: string | undefined;
};

/** Offers to tell this device when the order is ready. It asks the browser only on a press. */
export function TellMe({ order, pushKey }: TellMeProps) {
  const [isTold, setIsTold] = useState(() => followedOrders().includes(order._id));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const support = pushSupport();
  if (pushKey === undefined || !order.isOpen || order.state === 'ready' || support === 'none') {
    return null;
  }
  const run = async (change: () => Promise<boolean>) => {
    setIsBusy(true);
    setFailure(undefined);
    void unlockSound();
    try {
      setIsTold(await change());
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const follow = () => run(() => followOrder(order._id, pushKey));
  const stop = () => run(() => stopFollowing().then(() => false));
  return (
    <section
      aria-label={words.tellMe}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-card p-4 shadow-card sm:px-8 print:hidden"
    >
      <p role="status" className="flex-1 basis-56 text-sm text-soft">
        {failure ?? textOf(support, isTold)}
      </p>
      {support === 'possible' && (
        <Button
          tone={isTold ? 'quiet' : 'outline'}
          busy={isBusy}
          onClick={() => void (isTold ? stop() : follow())}
        >
          <BellIcon />
          <span>{isTold ? words.stop : words.tellMe}</span>
        </Button>
      )}
    </section>
  );
}

/** A browser whose push service is refused stays so: only the API's own words say that. */
function failureOf(error: unknown): string {
  return (isApiError(error) && error.fields['endpoint']) || words.failed;
}

function textOf(support: 'possible' | 'denied' | 'home-screen', isTold: boolean): string {
  if (support === 'denied') return words.denied;
  if (support === 'home-screen') return words.needsHomeScreen;
  return isTold ? words.told : words.tellMeText;
}
