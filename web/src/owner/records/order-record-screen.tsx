import { useQuery } from '@tanstack/react-query';
import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import PrinterIcon from 'lucide-react/icons/printer';
import { Link, useParams } from 'react-router-dom';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useOrdering } from '../../api/ordering.ts';
import { orderRecordQuery } from '../../api/records.ts';
import { isApiError, messageOf } from '../../lib/http/api-error.ts';
import { inTable } from '../../model/in-table.ts';
import { Button } from '../../ui/button.tsx';
import { stateInWords } from '../../shared/kitchen/kitchen-words.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { OrderPaper } from './order-paper.tsx';
import { StepList } from './step-list.tsx';
import * as words from './words.en.ts';

/** One order of any age: its receipt, and who did what to it on which screen. */
export default function OrderRecordScreen() {
  const { id = '' } = useParams();
  const query = useQuery(orderRecordQuery(id));
  const zone = useOrdering().data?.timeZone;
  const { data, isError, error, isFetching, refetch } = query;
  const isMissing = isApiError(error) && error.status === 404;
  return (
    <>
      <Link
        to="/dashboard/all-orders"
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-leaf-700 hover:underline print:hidden"
      >
        <ArrowLeftIcon className="size-4" />
        {words.backToOrders}
      </Link>
      <ScreenHeading title={data ? words.orderTitle(data.order.number) : words.order}>
        {data && <PrintButton />}
      </ScreenHeading>
      {isMissing && (
        <p className="rounded-lg bg-card p-12 text-center shadow-card">{words.missing}</p>
      )}
      {!data && isError && !isMissing && (
        <ErrorState message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <CardSkeleton lines={8} className="lg:w-1/2" />}
      {data && (
        <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
          <OrderPaper order={data.order} zone={zone} />
          <div className="grid gap-3 print:hidden">
            <StateCard order={data.order} />
            <StepList record={data} zone={zone} />
          </div>
        </div>
      )}
    </>
  );
}

function PrintButton() {
  return (
    <Button
      tone="outline"
      className="print:hidden"
      onClick={() => {
        window.print();
      }}
    >
      <PrinterIcon />
      {words.print}
    </Button>
  );
}

function StateCard({ order }: { order: Order }) {
  const { refusal } = order;
  return (
    <section aria-label={words.state} className="grid gap-3 rounded-lg bg-card p-5 shadow-card">
      <p className="flex flex-wrap items-center gap-3">
        <StateChip order={order} word={stateInWords(order.state)} />
        <span className="text-soft">
          {inTable(words.paymentStatuses, order.payment.status, words.unknownPayment)}
        </span>
      </p>
      {refusal && refusal.message !== '' && (
        <p className="wrap-anywhere">
          <span className="font-semibold">{words.dinerWasTold}</span>{' '}
          <bdi className="whitespace-pre-line">{refusal.message}</bdi>
        </p>
      )}
    </section>
  );
}
