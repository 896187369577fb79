import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import UploadIcon from 'lucide-react/icons/upload';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import {
  freshOptionGroupsQuery,
  useDeleteOptionGroup,
  type EditedGroup,
} from '../../api/menu/option-editing.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { askToDelete } from '../../shared/ask-to-delete.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { showToast } from '../../ui/messages/messages.ts';
import { Refusal } from '../parts/refusal.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { TableSkeleton } from '../parts/table-parts.tsx';
import { ExportOptionsButton } from './export-options-button.tsx';
import { GroupTable } from './group-table.tsx';
import { NoOptions } from './no-options.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

/** The groups of options that dishes can have. */
export default function OptionsScreen() {
  const query = useQuery(freshOptionGroupsQuery);
  const { data: menu } = useQuery(freshMenuQuery);
  const { refusal, forgetRefusal, askAndDelete } = useAskToDelete();
  const groups = query.data;
  return (
    <>
      <ScreenHeading title={titles.options} text={words.text}>
        <ButtonLink to="/dashboard/import-options" tone="outline">
          <UploadIcon />
          {words.importOptions}
        </ButtonLink>
        {groups && groups.length > 0 && <ExportOptionsButton groups={groups} />}
        <ButtonLink to="/dashboard/options/new" tone={groups?.length === 0 ? 'outline' : 'primary'}>
          <PlusIcon />
          {words.addOptions}
        </ButtonLink>
      </ScreenHeading>
      <div className="grid gap-4">
        <Refusal message={refusal} onClose={forgetRefusal} />
        {groups?.length === 0 && <NoOptions />}
        {groups && groups.length > 0 && (
          <GroupTable groups={groups} menu={menu} onDelete={(group) => void askAndDelete(group)} />
        )}
      </div>
      {!groups && query.isError && (
        <ErrorState
          message={messageOf(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!groups && !query.isError && <TableSkeleton />}
    </>
  );
}

/** Deletes a group after confirmation, or says why it cannot: a dish may still use it. */
function useAskToDelete() {
  const [refusal, setRefusal] = useState<string>();
  const { mutateAsync: remove } = useDeleteOptionGroup();
  const forgetRefusal = () => {
    setRefusal(undefined);
  };
  const askAndDelete = async (group: EditedGroup) => {
    forgetRefusal();
    if (!(await askToDelete({ name: group.name }))) return;
    try {
      await remove(group);
      focusHeading();
      showToast(words.deleted);
    } catch (error) {
      setRefusal(messageOf(error));
    }
  };
  return { refusal, forgetRefusal, askAndDelete };
}
