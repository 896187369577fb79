import { pagePictures } from '@brand/page-pictures.ts';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Order } from '../../../api/orders/orders.ts';
import { brand } from '@brand/brand.ts';
import { useAuthState } from '../../../lib/auth/auth-state.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { useDrawnInSlices } from '../../../lib/use-drawn-in-slices.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { OrderPlaces } from '../../parts/page-places.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { InnerPage } from '../../../ui/inner-page.tsx';
import { PlatedArt } from '../../../ui/pictures/plated-art.tsx';
import { OrderContent } from './order-content.tsx';
import { OrderHelp } from './order-help.tsx';
import { useFollowedOrder, type FollowedOrder } from './use-followed-order.ts';
import { headlineWords } from '../order-words.ts';
import { useRestaurantNow, type RestaurantNow } from '../use-restaurant-now.ts';
import * as titles from '../../../model/screen-words.en.ts';
import { orderOf } from '../push/notification-words.en.ts';
import * as words from './words.en.ts';

/** The page of one order: its progress, when it is ready, what it costs. */
export default function OrderScreen() {
  const { id = '' } = useParams();
  const auth = useAuthState();
  const session = auth.status === 'signed-in' ? auth.session : undefined;
  const isReady = session === 'ready';
  const isDrawn = useDrawnInSlices(isReady);
  if (isDrawn) return <OrderOfDiner key={id} id={id} />;
  // After a failure, the banner above explains why.
  return (
    <InnerPage title={titles.order} lead={<OrderHelp />}>
      {(isReady || session === 'starting') && <OrderSkeleton />}
    </InnerPage>
  );
}

/** The page of an order, in whatever state: its heading may have the focus, so it has to stay. */
function OrderOfDiner({ id }: { id: string }) {
  const followed = useFollowedOrder(id);
  const now = useRestaurantNow();
  useOrderTitle(followed.status === 'known' ? followed.order : undefined);
  const isMissing = followed.status === 'missing';
  return (
    <InnerPage
      title={titleOf(followed)}
      aside={allOrders}
      lead={isMissing ? undefined : <OrderHelp />}
    >
      <OrderBody followed={followed} now={now} />
    </InnerPage>
  );
}

const allOrders = (
  <Link
    to="/order"
    className="inline-flex min-h-11 items-center text-end leading-tight font-medium text-leaf-700 underline underline-offset-4 print:hidden"
  >
    {words.allYourOrders}
  </Link>
);

function titleOf(followed: FollowedOrder): string {
  if (followed.status === 'missing') return words.noSuchOrder;
  return followed.status === 'known' ? orderOf(String(followed.order.number)) : titles.order;
}

type OrderBodyProps = { followed: FollowedOrder; now: RestaurantNow | undefined };

function OrderBody({ followed, now }: OrderBodyProps) {
  const isDrawn = useDrawnInSlices(followed.status === 'known' && now !== undefined);
  switch (followed.status) {
    case 'missing':
      return <NoSuchOrder />;
    case 'failed': {
      const { error, isRetrying, retry } = followed;
      return <ErrorState message={messageOf(error)} busy={isRetrying} onRetry={retry} />;
    }
    case 'known':
      return now && isDrawn ? <OrderContent {...followed} now={now} /> : <OrderSkeleton />;
    case 'loading':
      return <OrderSkeleton />;
  }
}

function OrderSkeleton() {
  return (
    <>
      <span className="sr-only">{words.loading}</span>
      <OrderPlaces />
    </>
  );
}

/** Shown for an order of another diner, too, so that nobody learns whether it exists. */
function NoSuchOrder() {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-6 rounded-lg bg-card px-6 py-14 text-center shadow-card">
      <PlatedArt art={[pagePictures.noSuchOrder]} />
      <p className="max-w-md text-soft">{words.noSuchOrderText}</p>
      <ButtonLink to="/order">{words.seeYourOrders}</ButtonLink>
    </div>
  );
}

/** Shows the state of the order in the tab's title, too: `Ready: #47`. */
function useOrderTitle(order: Order | undefined): void {
  const title = order && `${headlineWords(order)}: #${order.number} — ${brand.name}`;
  useEffect(() => {
    let isShown = title !== undefined;
    // This runs after the screen sets its own title in the same commit.
    queueMicrotask(() => {
      if (isShown && title !== undefined) document.title = title;
    });
    return () => {
      isShown = false;
    };
  }, [title]);
}
