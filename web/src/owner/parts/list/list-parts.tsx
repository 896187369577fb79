import { messageOf } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TableSkeleton } from '../table-parts.tsx';

type LoadedQuery = {
  data: unknown;
  isError: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type NoListYetProps = {
  query: LoadedQuery;
  /** Whether the filter bar is there already. */
  hasBar?: boolean;
  /** Replaces asking for the same again. */
  onRetry?: () => void;
};

/** Stands where the list will be: its skeleton, or why it could not be loaded. */
export function NoListYet({ query, hasBar = false, onRetry }: NoListYetProps) {
  const { isError, error, isFetching, refetch } = query;
  if (!isError) return <TableSkeleton hasBar={hasBar} />;
  return (
    <ErrorState
      message={messageOf(error)}
      busy={isFetching}
      onRetry={onRetry ?? (() => void refetch())}
    />
  );
}

/** Stands in the place of a list without an entry, and says why it has none. */
export function EmptyList({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-lg bg-card p-12 text-center shadow-card">
      {text}
    </p>
  );
}

type OlderEntriesProps = {
  query: LoadedQuery & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** The words of the button. */
  label: string;
};

/** The button below a list that is loaded bit by bit, and why the next bit could not be loaded. */
export function OlderEntries({ query, label }: OlderEntriesProps) {
  return (
    <>
      {query.data !== undefined && query.isError && (
        <p role="alert" className="text-center font-medium text-tomato">
          {messageOf(query.error)}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          tone="outline"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {label}
        </Button>
      )}
    </>
  );
}
