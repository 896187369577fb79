import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import HistoryIcon from 'lucide-react/icons/history';
import { useNavigate, useParams } from 'react-router-dom';
import { freshOptionGroupsQuery } from '../../api/menu/option-editing.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { showToast } from '../../ui/messages/messages.ts';
import { FormSkeleton } from '../../ui/fields/form-skeleton.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { DashboardNotice } from '../parts/dashboard-notice.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { GroupForm } from './group-form.tsx';
import * as words from './words.en.ts';

/** The address of a group that does not exist yet; no group can have this ID. */
const newId = 'new';

/** The screen to add or edit a group of options. */
export default function OptionGroupScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const isNew = id === newId;
  const query = useQuery({ ...freshOptionGroupsQuery, enabled: !isNew });
  // Fetched data may be stale, and a form starts from it.
  const groups = query.isFetchedAfterMount ? query.data : undefined;
  const present = groups?.find(({ _id }) => _id === id);
  // After somebody else has deleted the group, the form still holds what was typed.
  const [opened, setOpened] = useState(present);
  if (present && opened?._id !== id) setOpened(present);
  const group = present ?? (opened?._id === id ? opened : undefined);
  if (!isNew && groups && !group) return <NoSuchOptions />;
  return (
    <>
      <ScreenHeading title={isNew ? words.addTitle : words.editTitle} text={group?.name}>
        <ButtonLink to="/dashboard/options" tone="outline" size="small">
          <ArrowLeftIcon className="size-4" />
          {words.allOptions}
        </ButtonLink>
        {group && (
          <ButtonLink to={`/dashboard/changes?target=${id}`} tone="outline" size="small">
            <HistoryIcon className="size-4" />
            {words.history}
          </ButtonLink>
        )}
      </ScreenHeading>
      {(isNew || group) && (
        <GroupForm
          key={id}
          group={group}
          onSaved={(saved) => {
            if (isNew) void navigate(`/dashboard/options/${saved._id}`, { replace: true });
            showToast(words.saved);
          }}
        />
      )}
      {!isNew && !groups && query.isError && (
        <ErrorState
          message={messageOf(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!isNew && !groups && !query.isError && <GroupFormSkeleton />}
    </>
  );
}

/** Placeholder for the form and its preview. */
function GroupFormSkeleton() {
  return (
    <div className="grid items-start gap-6 min-[820px]:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
      <span className="sr-only">{words.loading}</span>
      <FormSkeleton />
      <CardSkeleton lines={5} className="mt-8 max-w-80" />
    </div>
  );
}

function NoSuchOptions() {
  return (
    <DashboardNotice
      art="/dish-art/painted/0-6-0.svg"
      title={words.notFound}
      text={words.notFoundText}
      link={{ to: '/dashboard/options', label: words.seeAllOptions }}
    />
  );
}
