import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery } from '../../api/audit.ts';
import { useOrdering } from '../../api/ordering.ts';
import { classes } from '../../ui/classes.ts';
import { isListNarrowed, useAddressFilter } from '../parts/list/address-filter.ts';
import { EmptyList, NoListYet, OlderEntries } from '../parts/list/list-parts.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { AuditList } from './audit-list.tsx';
import { AuditTools } from './audit-tools.tsx';
import { auditFilterOf, auditViewFrom } from './audit-view.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

const entriesPerPage = 20;

/** The audit log: every change by an admin. */
export default function ChangesScreen() {
  const { filter: view, change, clear } = useAddressFilter(auditViewFrom);
  const ordering = useOrdering();
  const query = useInfiniteQuery({
    ...auditQuery(auditFilterOf(view, ordering.data?.timeZone), entriesPerPage),
    placeholderData: keepPreviousData,
    // Days begin when they begin in the restaurant.
    enabled: !ordering.isPending,
  });
  const { data, isPlaceholderData } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <ScreenHeading title={titles.changes} text={words.introduction} />
      <div className="grid grid-cols-1 gap-5">
        <AuditTools view={view} entries={entries} onChange={change} onClear={clear} />
        {!data && <NoListYet hasBar query={query} />}
        {data && entries.length === 0 && (
          <EmptyList text={isListNarrowed(view) ? words.noMatch : words.noChanges} />
        )}
        {entries.length > 0 && (
          <div className={classes('transition-opacity', isPlaceholderData && 'opacity-60')}>
            <AuditList entries={entries} onNarrow={change} />
          </div>
        )}
        <OlderEntries query={query} label={words.showOlder} />
      </div>
    </>
  );
}
