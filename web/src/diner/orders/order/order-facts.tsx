import MapPinIcon from 'lucide-react/icons/map-pin';
import PhoneIcon from 'lucide-react/icons/phone';
import type { Order } from '../../../api/orders/orders.ts';
import { pastTime } from '../../../model/restaurant-time.ts';
import { classes } from '../../../ui/classes.ts';
import { AddressLink } from '../../parts/address-link.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { AllergyNote } from './allergy-note.tsx';
import type { RestaurantNow } from '../use-restaurant-now.ts';
import * as words from './words.en.ts';
import type { Elements } from '../../../ui/elements.ts';

/** The days inside a sentence. */
const days = { 0: words.today, 1: words.yesterday };

type OrderFactsProps = {
  order: Order;
  now: RestaurantNow;
  /** Whether it is a part of a card, which has little room. */
  isInCard?: boolean;
};

/** Says where the order is picked up, and what number to call. */
export function OrderFacts({ order, now, isInCard = false }: OrderFactsProps) {
  return (
    <section className={isInCard ? 'min-w-0 p-4' : 'rounded-lg bg-leaf-100 p-4 shadow-card sm:p-8'}>
      <h2 className={isInCard ? 'sr-only' : 'mb-1 text-xl font-bold'}>{words.where}</h2>
      <Row icon={<MapPinIcon />} isLow={isInCard}>
        <AddressLink />
      </Row>
      <Row icon={<PhoneIcon />} isLow={isInCard}>
        <PhoneLink className="font-semibold text-leaf-700 underline underline-offset-4" />
      </Row>
      <p className={classes('text-sm text-soft', isInCard ? 'pt-1' : 'pt-3')}>
        {words.placed(pastTime(order.placedAt, now, days))}
      </p>
      <AllergyNote
        order={order}
        className={classes('font-medium wrap-anywhere', isInCard ? 'text-sm' : 'pt-2')}
      />
    </section>
  );
}

type RowProps = { icon: Elements; isLow: boolean; children: Elements };

function Row({ icon, isLow, children }: RowProps) {
  return (
    <div
      className={classes(
        'flex items-center gap-3 wrap-anywhere [&_svg]:size-5 [&_svg]:shrink-0',
        isLow ? 'min-h-11' : 'min-h-14 border-b border-hairline py-1.5',
      )}
    >
      {icon}
      {children}
    </div>
  );
}
