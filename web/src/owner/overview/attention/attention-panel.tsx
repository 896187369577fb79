import { useState } from 'react';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { messageOf } from '../../../lib/http/api-error.ts';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { changesSincePublished } from '../published-changes.ts';
import type { Now } from './attention-check.ts';
import { AllIsWell, AttentionTile } from './attention-tile.tsx';
import { allIsWell, attentionTo } from './attention.ts';
import type { RightNow } from './use-right-now.ts';
import * as words from '../words.en.ts';

const nowEveryMs = 10_000;
const tilesShown = 3;

/** What needs attention now, each with a link to handle it. */
export function AttentionPanel({ rightNow }: { rightNow: RightNow }) {
  const { orders, ordering, menu, published, soldOut, jobs, deadMails, unchecked } = rightNow;
  const nowMs = useNow(nowEveryMs);
  const unpublished = published && menu && changesSincePublished(published, menu);
  const failed = [orders, ordering].find(({ isError }) => isError);
  const isBehind = failed !== undefined || orders.isPaused;
  const retry = () => {
    void orders.refetch();
    void ordering.refetch();
  };
  const now = orders.data &&
    ordering.data && {
      orders: orders.data.orders,
      ordering: ordering.data,
      menu,
      unpublished,
      soldOut,
      jobs,
      deadMails,
      nowMs,
    };
  // A site without hours takes no orders, and the panel below says what to do first.
  if (now?.ordering.state === 'off' && attentionTo(now).length === 0) return null;
  return (
    <section aria-labelledby="attention">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="attention" className="sr-only">
          {words.rightNow}
        </h2>
        {now && isBehind && (
          <p role="alert" className="mb-2 text-sm font-medium text-amber">
            {words.asOf(timeInWords(serverTimeOf(orders.dataUpdatedAt), now.ordering.timeZone))}
          </p>
        )}
      </div>
      {now && <Tiles now={now} isChecked={!unchecked} />}
      {now && unchecked && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm font-medium text-amber">{words.notAllChecked}</p>
          <Button tone="outline" size="small" busy={unchecked.isFetching} onClick={unchecked.retry}>
            {words.checkAgain}
          </Button>
        </div>
      )}
      {!now && failed && (
        <ErrorState
          message={messageOf(failed.error)}
          busy={orders.isFetching || ordering.isFetching}
          onRetry={retry}
        />
      )}
      {!now && !failed && <Skeleton className="h-[90px] rounded-lg lg:h-17" />}
    </section>
  );
}

/** The worst three at once, and the others on request. All is only well once all was checked. */
function Tiles({ now, isChecked }: { now: Now; isChecked: boolean }) {
  const [isWhole, setIsWhole] = useState(false);
  const found = attentionTo(now);
  const isWell = isChecked && found.length === 0;
  const shown = isWhole ? found : found.slice(0, tilesShown);
  const more = found.length - shown.length;
  return (
    <>
      <p role="status" className="sr-only">
        {isWell ? words.allIsWell : found.map(({ title }) => title).join(', ')}
      </p>
      {isWell && <AllIsWell text={allIsWell(now)} />}
      {found.length > 0 && (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
          {shown.map((each) => (
            <li key={each.id} className="@container">
              <AttentionTile attention={each} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          className="mt-1 min-h-11 font-semibold text-leaf-700 hover:underline"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {words.showAllAttention(more)}
        </button>
      )}
    </>
  );
}
