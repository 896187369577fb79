import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Ordering, OrderingState } from '@thymely/contract/ordering/endpoints';
import { guestPreviewQuery } from '../../api/ordering-settings.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { comingTime } from '../../model/restaurant-time.ts';
import { classes } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LineSkeletons, Skeleton } from '../../ui/skeleton.tsx';
import { guestDays, guestLine } from './guest-words.ts';
import * as words from './words.en.ts';

const dots: Record<OrderingState, string> = {
  open: 'bg-leaf-500',
  closed: 'bg-star',
  paused: 'bg-star',
  unattended: 'bg-star',
  off: 'bg-line',
};

/** Shows what guests see of the saved settings at this moment. */
export function GuestPreview({ isDirty }: { isDirty: boolean }) {
  const { data, dataUpdatedAt, error, isError, isFetching, refetch } = useQuery(guestPreviewQuery);
  return (
    <section
      aria-labelledby="guest-preview"
      className="grid gap-4 rounded-lg bg-card p-5 shadow-card sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="guest-preview" className="text-lg font-bold">
          {words.guestView}
        </h2>
        {isDirty && <p className="text-sm text-soft">{words.guestViewIsSaved}</p>}
      </div>
      {data && <Preview ordering={data} now={dataUpdatedAt} />}
      {!data && !isError && (
        <div className="grid gap-4">
          <Skeleton className="h-20 rounded-sm" />
          <Skeleton className="h-5 w-32 rounded-sm" />
          <div className="grid gap-2.5 max-xl:hidden">
            <LineSkeletons lines={7} />
          </div>
        </div>
      )}
      {isError && (
        <ErrorState message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Preview({ ordering, now }: { ordering: Ordering; now: number }) {
  const { state, earliest, timeZone } = ordering;
  return (
    <>
      <div className="grid gap-1 rounded-sm bg-leaf-100 px-4 py-3.5">
        <p className="flex items-start gap-2.5 font-semibold">
          <span
            aria-hidden="true"
            className={classes('mt-2 size-2.5 shrink-0 rounded-pill', dots[state])}
          />
          <span>{guestLine(ordering, now)}</span>
        </p>
        {earliest && (
          <p className="ps-5 text-sm text-soft">
            {words.earliestPickUp(comingTime(earliest, { nowMs: now, zone: timeZone }))}
          </p>
        )}
      </div>
      {state === 'unattended' && (
        <p className="text-sm font-medium text-amber">
          {words.noKitchenScreen}{' '}
          <Link to="/kitchen" className="underline">
            {words.openBoard}
          </Link>
        </p>
      )}
      {state !== 'off' && <Days ordering={ordering} now={now} />}
    </>
  );
}

function Days({ ordering, now }: { ordering: Ordering; now: number }) {
  // On a wide screen there is room for all of it next to the form.
  const [isOpen] = useState(() => window.matchMedia('(width >= 80rem)').matches);
  return (
    <details open={isOpen} className="text-sm">
      <summary className="min-h-11 content-center font-semibold">{words.nextDays}</summary>
      <dl className="grid gap-2.5 pt-1">
        {guestDays(ordering, now).map(({ date, name, hours, label }, index) => (
          <div key={date} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
            <dt className={index === 0 ? 'font-semibold' : 'text-soft'}>{name}</dt>
            <dd className={classes('text-end', index === 0 && 'font-semibold')}>
              {hours.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              {label && <span className="block font-normal text-soft">{label}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
