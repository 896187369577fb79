import { timeInWords } from '@thymely/contract/ground/in-words';
import { declineEndsMs, isLate, mayDecline } from '@thymely/contract/orders/promise';
import type { Order } from '../../../api/orders/orders.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { CancelOrder, useIsOwn } from './cancel-order.tsx';
import { OwnOrderAgain } from './own-order-again.tsx';
import type { RestaurantNow } from '../use-restaurant-now.ts';
import * as orders from '../words.en.ts';
import * as words from './words.en.ts';

const phone = (
  <PhoneLink key="phone" className="font-semibold whitespace-nowrap underline underline-offset-4" />
);

/** What the diner can do after bad news. */
export function AfterBadNews({ order }: { order: Order }) {
  const isRejected = order.state === 'rejected';
  if (!isRejected && order.state !== 'cancelled') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <p key={order.state} className="min-w-0 flex-1 basis-96">
        {isRejected ? words.rejectedAdvice(phone) : words.cancelledAdvice}
      </p>
      <div className="flex flex-wrap gap-3">
        <OwnOrderAgain order={order} />
        <ButtonLink to="/menu" tone="outline">
          {orders.seeMenu}
        </ButtonLink>
      </div>
    </div>
  );
}

type NoticeProps = { order: Order; now: RestaurantNow; onCanceled: () => void };

/** Takes the place of the state when nobody has confirmed an order for five minutes. */
export function OverdueNotice({ order, now, onCanceled }: NoticeProps) {
  const isOwn = useIsOwn(order);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-sm bg-amber-100 p-3.5 text-amber"
    >
      <p key={String(isOwn)} className="flex-1 basis-70 font-medium">
        {isOwn ? words.overdueOwn(phone) : words.overdue(phone)}
      </p>
      <div className="flex flex-1 basis-70 flex-wrap gap-2.5">
        <PhoneLink
          className="inline-flex min-h-11 flex-1 items-center justify-center rounded-pill bg-leaf-700 px-5 font-semibold whitespace-nowrap text-on-leaf hover:bg-leaf-800"
          words={words.callUs}
        />
        <CancelOrder order={order} now={now} onCanceled={onCanceled} className="flex-1" />
      </div>
    </div>
  );
}

/** Lets the diner decline a promise that is later than the first one; the time before says by how much. */
export function LaterPromise({ order, now, onCanceled }: NoticeProps) {
  const isOwn = useIsOwn(order);
  const untilMs = declineEndsMs(order);
  if (!isOwn || untilMs === undefined || !mayDecline(order, now.nowMs)) return null;
  return (
    <div className="grid justify-items-start gap-3 rounded-sm bg-amber-100 p-3.5 text-amber">
      <p className="font-medium">{words.laterThanPromised(timeInWords(untilMs, now.zone))}</p>
      <CancelOrder order={order} now={now} onCanceled={onCanceled} label={words.decline} />
    </div>
  );
}

/** Whom to call about an order that is late; the sentence before says that it is. */
export function LateNotice({ order, now }: Omit<NoticeProps, 'onCanceled'>) {
  if (!isLate(order, now.nowMs)) return null;
  return (
    <p className="rounded-sm bg-amber-100 p-3.5 font-medium text-amber">
      {words.callAboutLate(phone)}
    </p>
  );
}
