import PhoneIcon from 'lucide-react/icons/phone';
import { isolatedName } from '@thymely/contract/orders/called-order';
import { withPlainDigits } from '@thymely/contract/ground/text/typed-text';
import { dialed } from '@thymely/contract/orders/phone-number';
import { useGuestPhone } from '../../../shared/kitchen/use-guest-phone.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import type { CalledOrder } from './attention-check.ts';
import * as words from '../words.en.ts';

/** Asks for the guest's telephone number on a press, and becomes the link that calls it. */
export function CallGuest({ order: { _id, name } }: { order: CalledOrder }) {
  const { shown, isBusy, show } = useGuestPhone(_id);
  const phone = shown && 'phone' in shown ? shown.phone : undefined;
  return (
    <>
      <div role="status" className="empty:hidden">
        {phone !== undefined && (
          <a href={`tel:${dialed(phone)}`} className={buttonClasses({ tone: 'outline' })}>
            <PhoneIcon className="size-4" />
            <bdi className="tabular-nums" translate="no">
              {withPlainDigits(phone)}
            </bdi>
          </a>
        )}
        {shown && 'failure' in shown && (
          <p className="text-sm font-medium text-tomato">{shown.failure}</p>
        )}
      </div>
      {phone === undefined && (
        <Button tone="outline" busy={isBusy} className="py-2 whitespace-normal!" onClick={show}>
          <PhoneIcon className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{words.callGuest(isolatedName(name))}</span>
        </Button>
      )}
    </>
  );
}
