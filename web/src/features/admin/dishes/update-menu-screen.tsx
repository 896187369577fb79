import { useQuery } from '@tanstack/react-query';
import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import HistoryIcon from 'lucide-react/icons/history';
import { useLocation, useParams } from 'react-router-dom';
import { editedDishQuery, type EditedDish } from '../../../api/menu-editing.ts';
import { isApiError, messageOf } from '../../../lib/http/api-error.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { showAlert } from '../../../ui/messages.ts';
import { DishForm } from './dish-form.tsx';
import { valuesOf } from './dish-values.ts';
import { DishFormSkeleton } from './dish-form-skeleton.tsx';
import { NoSuchDish } from './no-such-dish.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { useDishUpdate } from './use-dish-update.ts';

export default function UpdateMenuScreen() {
  const { id = '' } = useParams();
  const query = useQuery(editedDishQuery(id));
  // What was fetched earlier may be old, and a form that is open cannot follow.
  const edited = query.isFetchedAfterMount ? query.data : undefined;
  const dish = edited?.dish;
  const isUnknown = isApiError(query.error, 404) || isApiError(query.error, 400);
  if (!dish && isUnknown) return <NoSuchDish />;
  return (
    <>
      <ScreenHeading title="Update Menu" text={dish?.name}>
        <BackToList />
        {dish && (
          <ButtonLink to={`/dashboard/changes?target=${dish._id}`} tone="outline" size="small">
            <HistoryIcon className="size-4" />
            History
          </ButtonLink>
        )}
      </ScreenHeading>
      {edited && <UpdateForm key={id} edited={edited} />}
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

function UpdateForm({ edited }: { edited: EditedDish }) {
  const update = useDishUpdate(edited);
  return (
    <DishForm
      initial={valuesOf(edited.dish)}
      submitLabel="Update Item"
      save={update}
      onSaved={() => {
        showAlert('Your item updated successfully!');
      }}
    />
  );
}

/** Back to the list as it was left, when the person came from there. */
function BackToList() {
  const { state } = useLocation() as { state: { listQuery?: string } | null };
  return (
    <ButtonLink to={`/dashboard/manage-items${state?.listQuery ?? ''}`} tone="outline" size="small">
      <ArrowLeftIcon className="size-4" />
      Back to the list
    </ButtonLink>
  );
}
