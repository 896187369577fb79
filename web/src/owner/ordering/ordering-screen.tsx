import { useQuery } from '@tanstack/react-query';
import HistoryIcon from 'lucide-react/icons/history';
import { orderingSettingsQuery } from '../../api/ordering-settings.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormSkeleton } from '../../ui/fields/form-skeleton.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { OrderingForm } from './ordering-form.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

/** The settings of when and how guests can order. */
export default function OrderingScreen() {
  const query = useQuery(orderingSettingsQuery);
  // Fetched data may be stale, and a form starts from it.
  const settings = query.isFetchedAfterMount ? query.data : undefined;
  return (
    <>
      <ScreenHeading title={titles.ordering} text={words.titleText}>
        <ButtonLink to="/dashboard/changes?target=ordering" tone="outline" size="small">
          <HistoryIcon className="size-4" />
          {words.history}
        </ButtonLink>
      </ScreenHeading>
      {settings && <OrderingForm settings={settings} />}
      {!settings && query.isError && (
        <ErrorState
          message={messageOf(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!settings && !query.isError && <OrderingSkeleton />}
    </>
  );
}

/** Placeholder for the form and its preview. */
function OrderingSkeleton() {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <span className="sr-only">{words.loading}</span>
      <FormSkeleton />
      <CardSkeleton lines={6} />
    </div>
  );
}
