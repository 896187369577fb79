import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { businessDayAt } from '@thymely/contract/ordering/business-day';
import { instantOfWall as toInstant } from '@thymely/contract/ordering/instant-of-wall';
import type { Order } from '@thymely/contract/orders/endpoints';
import XIcon from 'lucide-react/icons/x';
import { portionsQuery } from '../../api/portions.ts';
import { useOrdering } from '../../api/ordering.ts';
import { useNow } from '../../lib/use-now.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { CanceledList } from '../../shared/kitchen/canceled/canceled-list.tsx';
import type { CanceledOrders } from '../../shared/kitchen/canceled/canceled-orders.ts';
import type { SoldOutToday } from '../../shared/kitchen/reject/use-sold-out-today.ts';
import type { KitchenSteps } from '../../shared/kitchen/use-kitchen-steps.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { AllDayButton, AllDayRow } from './all-day/all-day.tsx';
import { dishesToCook } from './all-day/dishes-to-cook.ts';
import * as words from './words.en.ts';

/** How often the orders for later are looked at again. */
const nowEveryMs = 60_000;

type BoardNoticesProps = {
  /** Undefined until they are known. */
  orders: readonly Order[] | undefined;
  steps: KitchenSteps;
  canceled: CanceledOrders;
  soldOut: SoldOutToday;
  zone: Zone;
  leadMinutes: number;
};

/**
 * What is to be cooked, in a row where nothing else is. The canceled orders, and why the last step
 * was refused, take its place; the list of all dishes stays behind its button.
 */
export function BoardNotices(props: BoardNoticesProps) {
  const { orders, steps, canceled, soldOut, zone, leadMinutes } = props;
  const { refused } = steps;
  const nowMs = useNow(nowEveryMs);
  const { data: hours } = useOrdering();
  useQuery(portionsQuery);
  const today = hours && businessDayAt(nowMs, { hours, toInstant });
  const dishes = useMemo(
    () => orders && dishesToCook(orders, { nowMs, leadMinutes, today }),
    [orders, nowMs, leadMinutes, today],
  );
  const isListed = canceled.canceled.some(({ _id }) => _id === refused?.orderId);
  const refusal =
    refused && !isListed
      ? { text: refused.refusal, close: () => steps.closeOutcome(refused) }
      : soldOut.problem;
  const hasNotice = canceled.canceled.length > 0 || refusal !== undefined;
  return (
    <div className="flex items-start gap-2">
      <div
        role="alert"
        className={hasNotice ? 'grid min-w-0 flex-1 grid-cols-1 gap-1' : 'absolute'}
      >
        {canceled.canceled.length > 0 && (
          <CanceledList canceled={canceled.canceled} zone={zone} onConfirm={canceled.confirm} />
        )}
        {refusal && <Message {...refusal} />}
      </div>
      {dishes && !hasNotice && <AllDayRow dishes={dishes} />}
      {dishes && <AllDayButton dishes={dishes} />}
    </div>
  );
}

type MessageProps = { text: string; close: () => void };

function Message({ text, close }: MessageProps) {
  return (
    <div className="pop flex min-h-14 items-center gap-3 rounded-sm border border-tomato bg-tomato-100 pe-1 ps-4">
      <p className="min-w-0 flex-1 py-1 leading-tight font-semibold wrap-anywhere max-md:text-sm">
        {text}
      </p>
      <IconButton label={words.closeMessage} icon={<XIcon />} onClick={close} />
    </div>
  );
}
