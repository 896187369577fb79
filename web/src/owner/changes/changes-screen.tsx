import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { auditQuery } from '../../api/audit.ts';
import { useOrdering } from '../../api/ordering.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { TableSkeleton } from '../parts/table-parts.tsx';
import { AuditList } from './audit-list.tsx';
import { AuditTools } from './audit-tools.tsx';
import {
  auditFilterOf,
  auditSearch,
  auditViewFrom,
  isAuditNarrowed,
  type AuditView,
} from './audit-view.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

const entriesPerPage = 20;

/** The audit log: every change by an admin. */
export default function ChangesScreen() {
  const [search, setSearch] = useSearchParams();
  const view = auditViewFrom(search);
  const ordering = useOrdering();
  const query = useInfiniteQuery({
    ...auditQuery(auditFilterOf(view, ordering.data?.timeZone), entriesPerPage),
    placeholderData: keepPreviousData,
    // Days begin when they begin in the restaurant.
    enabled: !ordering.isPending,
  });
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const narrow = (changes: Partial<AuditView>) => {
    // The router renders in a transition: the URL is ahead of `view` when changes come quickly.
    const present = auditViewFrom(new URLSearchParams(window.location.search));
    setSearch(auditSearch({ ...present, ...changes }), { replace: true });
  };
  return (
    <>
      <ScreenHeading title={titles.changes} text={words.introduction} />
      <div className="grid grid-cols-1 gap-5">
        <AuditTools view={view} entries={entries} onChange={narrow} />
        {!data && isError && (
          <ErrorState message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !isError && <TableSkeleton />}
        {data && entries.length === 0 && (
          <p role="status" className="rounded-lg bg-card p-12 text-center shadow-card">
            {isAuditNarrowed(view) ? words.noMatch : words.noChanges}
          </p>
        )}
        {entries.length > 0 && (
          <div className={classes('transition-opacity', isPlaceholderData && 'opacity-60')}>
            <AuditList entries={entries} onNarrow={narrow} />
          </div>
        )}
        {data && isError && (
          <p role="alert" className="text-center font-medium text-tomato">
            {messageOf(error)}
          </p>
        )}
        {query.hasNextPage && (
          <Button
            tone="outline"
            className="justify-self-center"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {words.showOlder}
          </Button>
        )}
      </div>
    </>
  );
}
