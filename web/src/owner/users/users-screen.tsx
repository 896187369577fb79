import { useState } from 'react';
import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import type { User } from '@thymely/contract/users/endpoints';
import { messageOf } from '../../lib/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { TableFoot, TableSkeleton, TableTools } from '../parts/table-parts.tsx';
import { useSettled } from '../parts/use-settled.ts';
import { useUserChanges, type UserChanges } from './use-user-changes.ts';
import { useUserPages } from './use-user-pages.ts';
import { UserTable } from './user-table.tsx';

const typingPauseMs = 250;

export default function UsersScreen() {
  const [text, setText] = useState('');
  const search = useSettled(text.trim().toLowerCase(), typingPauseMs);
  const pages = useUserPages(search);
  const changes = useUserChanges();
  const { query } = pages;
  const { data } = query;
  return (
    <>
      <ScreenHeading title="All Users" text="Everyone with an account, newest first." />
      <div className="grid grid-cols-1 gap-4">
        <TableTools className="flex">
          <div className="max-w-md grow">
            <TextField
              label="Search"
              type="search"
              placeholder="Search by name or email"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
              }}
            />
          </div>
        </TableTools>
        <Refusal message={changes.refusal} onClose={changes.forgetRefusal} />
        {query.isError && (
          <ErrorState
            message={messageOf(query.error)}
            busy={query.isFetching}
            onRetry={() => {
              if (pages.isLost) pages.toFirst();
              else void query.refetch();
            }}
          />
        )}
        {!data && !query.isError && <TableSkeleton />}
        {data && !query.isError && <UserPage page={data} pages={pages} changes={changes} />}
      </div>
    </>
  );
}

type UserPageProps = {
  page: { users: User[]; total: number };
  pages: ReturnType<typeof useUserPages>;
  changes: UserChanges;
};

/** The users of one page, and the links to the others. */
function UserPage({ page: { users, total }, pages, changes }: UserPageProps) {
  const { query, start, toPrevious, toNext } = pages;
  return (
    <>
      {users.length > 0 ? (
        <UserTable users={users} start={start} changes={changes} busy={query.isPlaceholderData} />
      ) : (
        <p className="rounded-lg bg-card p-12 text-center shadow-card">
          No users match your search.
        </p>
      )}
      <TableFoot
        noun={{ one: 'user', many: 'users' }}
        start={start}
        shown={users.length}
        total={total}
      >
        {total > users.length && (
          <nav aria-label="Pages" className="flex gap-2">
            <Button tone="outline" size="small" disabled={!toPrevious} onClick={toPrevious}>
              <ArrowLeftIcon className="size-4" />
              Previous
            </Button>
            <Button tone="outline" size="small" disabled={!toNext} onClick={toNext}>
              Next
              <ArrowRightIcon className="size-4" />
            </Button>
          </nav>
        )}
      </TableFoot>
    </>
  );
}
