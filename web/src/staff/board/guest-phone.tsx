import { withPlainDigits } from '@thymely/contract/ground/text/typed-text';
import type { Order } from '@thymely/contract/orders/endpoints';
import { dialed } from '@thymely/contract/orders/phone-number';
import { useGuestPhone } from '../../shared/kitchen/use-guest-phone.ts';
import { Button } from '../../ui/button.tsx';
import * as words from './words.en.ts';

/** Shows the guest's telephone number on a press. It is asked for each time and never kept. */
export function GuestPhone({ order }: { order: Order }) {
  const { shown, isBusy, show } = useGuestPhone(order._id);
  if (order.hasPhone !== true) return null;
  return (
    <div className="grid gap-2">
      <div role="status">
        {shown && 'phone' in shown && (
          <a
            href={`tel:${dialed(shown.phone)}`}
            className="inline-flex min-h-13 items-center text-2xl font-bold tabular-nums underline underline-offset-4"
          >
            <bdi translate="no">{withPlainDigits(shown.phone)}</bdi>
          </a>
        )}
        {shown && 'failure' in shown && <p className="text-tomato">{shown.failure}</p>}
      </div>
      {(!shown || 'failure' in shown) && (
        <Button tone="outline" className="min-h-13" busy={isBusy} onClick={show}>
          {words.showPhone}
        </Button>
      )}
    </div>
  );
}
