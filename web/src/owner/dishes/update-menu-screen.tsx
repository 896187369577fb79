import { useQuery } from '@tanstack/react-query';
import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import HistoryIcon from 'lucide-react/icons/history';
import { useLocation, useParams } from 'react-router-dom';
import {
  editedDishQuery,
  useUpdateMenuItem,
  type EditedDish,
} from '../../api/menu/menu-editing.ts';
import { isApiError, messageOf } from '../../lib/http/api-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { showAlert } from '../../ui/messages/messages.ts';
import { DishCardSkeleton } from '../../shared/dish-card-skeleton.tsx';
import { FormSkeleton } from '../../ui/fields/form-skeleton.tsx';
import { DashboardNotice } from '../parts/dashboard-notice.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { DishForm } from './form/dish-form.tsx';
import { changesOf } from '../parts/dish/dish-values.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

export default function UpdateMenuScreen() {
  const { id = '' } = useParams();
  const query = useQuery(editedDishQuery(id));
  // Fetched data may be stale, and an open form cannot be updated.
  const dish = query.isFetchedAfterMount ? query.data : undefined;
  const isUnknown = isApiError(query.error, 404) || isApiError(query.error, 400);
  if (!dish && isUnknown) return <NoSuchDish />;
  return (
    <>
      <ScreenHeading title={titles.updateMenu} text={dish?.name}>
        <BackToList />
        {dish && (
          <ButtonLink to={`/dashboard/changes?target=${dish._id}`} tone="outline" size="small">
            <HistoryIcon className="size-4" />
            {words.history}
          </ButtonLink>
        )}
      </ScreenHeading>
      {dish && <UpdateForm key={id} dish={dish} />}
      {!dish && query.isError && (
        <ErrorState
          message={messageOf(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!dish && !query.isError && <DishFormSkeleton />}
    </>
  );
}

/** Saves the changed fields of a dish if no one else has changed it in the meantime. */
function UpdateForm({ dish }: { dish: EditedDish }) {
  const { mutateAsync: update } = useUpdateMenuItem();
  return (
    <DishForm
      dish={dish}
      submitLabel={words.updateItem}
      save={(wanted, seen = dish) => update({ seen, changes: changesOf(seen, wanted) })}
      onSaved={() => {
        showAlert(words.updated);
      }}
    />
  );
}

/** Leads back to the list as it was left, if the person came from there. */
function BackToList() {
  const { state } = useLocation() as { state: { listQuery?: string } | null };
  return (
    <ButtonLink to={`/dashboard/manage-items${state?.listQuery ?? ''}`} tone="outline" size="small">
      <ArrowLeftIcon className="size-4" />
      {words.backToList}
    </ButtonLink>
  );
}

/** Placeholder for the form and its preview. */
function DishFormSkeleton() {
  return (
    <div className="grid items-start gap-6 min-[820px]:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
      <span className="sr-only">{words.loading}</span>
      <FormSkeleton />
      <DishCardSkeleton className="mt-8 max-w-80" />
    </div>
  );
}

/** Shown when the requested dish is not on the menu. */
function NoSuchDish() {
  return (
    <DashboardNotice
      art="/dish-art/painted/0-6-0.svg"
      title={words.notFound}
      text={words.notFoundText}
      link={{ to: '/dashboard/manage-items', label: words.seeAllDishes }}
    />
  );
}
