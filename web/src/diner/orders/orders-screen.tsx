import { pagePictures } from '@brand/page-pictures.ts';
import { Suspense, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { openOrdersQuery, orderHistoryQuery } from '../../api/orders/orders.ts';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useDrawnInSlices } from '../../lib/use-drawn-in-slices.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { loadLater } from '../parts/load-later.ts';
import { OrdersPlaces } from '../parts/page-places.tsx';
import { StandoutsSkeleton } from '../parts/standouts-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { InnerPage } from '../../ui/inner-page.tsx';
import { PlatedArt } from '../../ui/pictures/plated-art.tsx';
import { OpenOrdersCard } from './order-list.tsx';
import { PastOrders } from './past-orders.tsx';
import { useLiveOrders } from './use-live-orders.ts';
import { useRestaurantNow } from './use-restaurant-now.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

const Standouts = loadLater(() => import('../parts/standouts.tsx'));

/** Fewer orders leave room for dishes below them. */
const manyOrders = 4;
const ordersPerPage = 20;
const askAgainAfterMs = 10_000;

/** The diner's orders: first the open ones, then the others, newest first. */
export default function OrdersScreen() {
  const auth = useAuthState();
  const session = auth.status === 'signed-in' ? auth.session : undefined;
  const isReady = session === 'ready';
  const isDrawn = useDrawnInSlices(isReady);
  // After a failure, the banner above explains why.
  const isWaiting = session === 'starting' || (isReady && !isDrawn);
  return (
    <InnerPage title={titles.orders} lead={words.onePageEach}>
      {isWaiting && <OrdersSkeleton />}
      {isDrawn && <OrdersOfDiner />}
    </InnerPage>
  );
}

function OrdersOfDiner() {
  const now = useRestaurantNow();
  const [isLive, setIsLive] = useState(false);
  const open = useQuery({
    ...openOrdersQuery,
    refetchInterval: ({ state }) => (state.data?.length && !isLive ? askAgainAfterMs : false),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useLiveOrders(open.data?.map(({ _id }) => _id) ?? [], {
    onLive: setIsLive,
    reconcile: () => void open.refetch({ cancelRefetch: false }),
  });
  const history = useInfiniteQuery({ ...orderHistoryQuery(ordersPerPage), staleTime: 0 });
  const areKnown = open.data !== undefined && history.data !== undefined && now !== undefined;
  const areDrawn = useDrawnInSlices(areKnown);
  if (areKnown) {
    if (!areDrawn) return <OrdersSkeleton />;
    const past = history.data.pages.flatMap(({ orders }) => orders).filter(({ isOpen }) => !isOpen);
    const hasAny = open.data.length > 0 || past.length > 0 || history.hasNextPage;
    if (!hasAny) return <NoOrders />;
    const areFew = open.data.length + past.length < manyOrders && !history.hasNextPage;
    return (
      <div className="grid grid-cols-1 gap-5">
        {open.data.length > 0 && (
          <OpenOrdersCard title={words.openOrders} orders={open.data} now={now} />
        )}
        <PastOrders
          orders={past}
          now={now}
          more={{
            exist: history.hasNextPage,
            areLoading: history.isFetchingNextPage,
            error: history.isFetchNextPageError ? history.error : undefined,
            load: () => void history.fetchNextPage(),
          }}
        />
        {areFew && (
          <div className="empty:hidden sm:rounded-lg sm:bg-leaf-100 sm:p-5 sm:shadow-card">
            <Suspense fallback={<StandoutsSkeleton />}>
              <Standouts />
            </Suspense>
          </div>
        )}
      </div>
    );
  }
  const retry = () => {
    void open.refetch();
    void history.refetch();
  };
  const error = open.error ?? history.error;
  const isFetching = open.isFetching || history.isFetching;
  const isPaused = open.isPaused || history.isPaused;
  if (error || isPaused) {
    const message = isPaused ? words.offline : messageOf(error);
    return <ErrorState message={message} busy={isFetching} onRetry={retry} />;
  }
  return <OrdersSkeleton />;
}

function OrdersSkeleton() {
  return (
    <>
      <span className="sr-only">{words.loading}</span>
      <OrdersPlaces />
    </>
  );
}

/** Shown when nothing has been ordered yet, with a link to the menu. */
function NoOrders() {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-6 rounded-lg bg-card px-6 py-14 text-center shadow-card">
      <PlatedArt art={pagePictures.noOrders} />
      <p className="max-w-md text-lg text-soft">{words.noneYet}</p>
      <ButtonLink to="/menu">{words.seeMenu}</ButtonLink>
    </div>
  );
}
