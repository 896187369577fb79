import { timeInWords } from '@thymely/contract/ground/in-words';
import { nothingKnown } from '../../api/orders/known-orders.ts';
import { useOrdering } from '../../api/ordering.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { CanceledList } from '../../shared/kitchen/canceled/canceled-list.tsx';
import { LeftOutOrders } from '../../shared/kitchen/left-out-orders.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as ui from '../../ui/words.en.ts';
import { OrdersTabs } from '../parts/orders-tabs.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { DoneBar } from '../parts/done-bar.tsx';
import { OrderRow, rowClasses } from './order-row.tsx';
import { PauseBar } from './pause-bar.tsx';
import { Ringing, RingHere } from './ring-here.tsx';
import { useKitchen, type Kitchen } from './use-kitchen.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

const nowEveryMs = 10_000;

/** The screen with every open order, new ones first, and the kitchen's actions. */
export default function OpenOrdersScreen() {
  const kitchen = useKitchen();
  const nowMs = useNow(nowEveryMs);
  const { query, refused, soldOut, done } = kitchen;
  const { data, isError } = query;
  return (
    <>
      <ScreenHeading title={titles.kitchenOrders} text={words.text}>
        <OrdersTabs current="open" />
        <RingHere {...kitchen} />
      </ScreenHeading>
      <div className="grid grid-cols-1 gap-5">
        <PauseBar nowMs={nowMs} />
        {kitchen.rings && <Ringing {...kitchen} />}
        <Canceled {...kitchen} />
        <Refusal
          message={refused?.refusal}
          onClose={() => {
            if (refused) kitchen.closeOutcome(refused);
          }}
        />
        <Refusal message={soldOut.problem?.text} onClose={() => soldOut.problem?.close()} />
        <p role="status" className={kitchen.news ? 'text-soft' : 'sr-only'}>
          {kitchen.news}
        </p>
        {!data && isError && (
          <ErrorState
            message={messageOf(query.error)}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {!data && !isError && <RowsSkeleton />}
        {data && <OpenOrders kitchen={kitchen} nowMs={nowMs} />}
        {done && <DoneBar done={done} kitchen={kitchen} />}
      </div>
    </>
  );
}

function Canceled({ canceled, confirmCanceled }: Pick<Kitchen, 'canceled' | 'confirmCanceled'>) {
  const zone = useOrdering().data?.timeZone;
  return (
    <div role="alert" className="empty:hidden">
      {canceled.length > 0 && (
        <CanceledList canceled={canceled} zone={zone} onConfirm={confirmCanceled} />
      )}
    </div>
  );
}

function OpenOrders({ kitchen, nowMs }: { kitchen: Kitchen; nowMs: number }) {
  const { query } = kitchen;
  const zone = useOrdering().data?.timeZone;
  const { data: { unreadable, notShown } = nothingKnown, isError, isPaused, dataUpdatedAt } = query;
  const { orders = [] } = kitchen;
  return (
    <>
      {(isError || isPaused) && (
        <p role="alert" className="rounded-lg bg-amber-100 px-5 py-4 font-medium text-amber">
          {words.unreachable(timeInWords(serverTimeOf(dataUpdatedAt), zone))}
        </p>
      )}
      <LeftOutOrders unreadable={unreadable} notShown={notShown} />
      {orders.length === 0 ? (
        <p className="rounded-lg bg-card p-12 text-center shadow-card">{words.noOpenOrders}</p>
      ) : (
        <ol aria-label={words.openOrders} className="overflow-clip rounded-lg bg-card shadow-card">
          {orders.map((order, index) => (
            <OrderRow
              key={order._id}
              order={order}
              nowMs={nowMs}
              zone={zone}
              kitchen={kitchen}
              isFirst={index === 0}
            />
          ))}
        </ol>
      )}
    </>
  );
}

function RowsSkeleton() {
  return (
    <div className="divide-y divide-hairline rounded-lg bg-card shadow-card">
      <span className="sr-only">{ui.loading}</span>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={rowClasses}>
          <Skeleton className="h-6 w-2/3 rounded-sm" />
          <Skeleton className="h-7 w-20 rounded-pill" />
          <Skeleton className="h-5 w-24 rounded-sm max-md:col-span-full" />
          <Skeleton className="h-5 w-3/4 rounded-sm max-xl:col-span-full" />
          <Skeleton className="h-11 w-28 rounded-pill max-xl:col-span-full" />
        </div>
      ))}
    </div>
  );
}
