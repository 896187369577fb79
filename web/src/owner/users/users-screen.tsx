import { useEffect, useEffectEvent, useState } from 'react';
import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import type { Role, User } from '@thymely/contract/users/endpoints';
import { roles } from '@thymely/contract/users/roles';
import { typedText } from '@thymely/contract/ground/text/typed-text';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { useAddressFilter } from '../parts/list/address-filter.ts';
import { EmptyList, NoListYet } from '../parts/list/list-parts.tsx';
import { TableFoot } from '../parts/table-parts.tsx';
import { useSettled } from '../parts/use-settled.ts';
import { useUserChanges, type UserChanges } from './use-user-changes.ts';
import { userFilterFrom, useUserPages } from './use-user-pages.ts';
import { UserTable } from './user-table.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

const typingPauseMs = 250;

const roleChoices = [
  { value: '', label: words.everyone },
  { value: 'user', label: words.diners },
  { value: 'kitchen', label: words.kitchen },
  { value: 'admin', label: words.admins },
] satisfies { value: Role | ''; label: string }[];

export default function UsersScreen() {
  const { filter, change } = useAddressFilter(userFilterFrom);
  const { role } = filter;
  const { text, setText, search } = useTypedSearch(filter.search, (typed) => {
    change({ search: typed });
  });
  const pages = useUserPages({ search, role });
  const changes = useUserChanges();
  const { query } = pages;
  const { data } = query;
  return (
    <>
      <ScreenHeading title={titles.users} text={words.text} />
      <div className="grid grid-cols-1 gap-4">
        <FilterBar
          first={
            <>
              <TextField
                label={words.search}
                type="search"
                placeholder={words.searchHint}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                }}
              />
              <SelectField
                label={words.roleColumn}
                options={roleChoices}
                value={role ?? ''}
                onChange={({ target }) => {
                  change({ role: roles.find((each) => each === target.value) });
                }}
              />
            </>
          }
        />
        <Refusal message={changes.refusal} onClose={changes.forgetRefusal} />
        {(!data || query.isError) && (
          <NoListYet hasBar query={query} {...(pages.isLost && { onRetry: pages.toFirst })} />
        )}
        {data && !query.isError && (
          <UserPage
            page={data}
            pages={pages}
            changes={changes}
            isByRoleOnly={role !== undefined && search === ''}
          />
        )}
      </div>
    </>
  );
}

/** Keeps what is typed; what it searches for follows, and the address holds it. */
function useTypedSearch(held: string, hold: (search: string) => void) {
  const [text, setText] = useState(held);
  const search = useSettled(typedText(text).toLowerCase(), typingPauseMs);
  const [heldBefore, setHeldBefore] = useState(held);
  if (held !== heldBefore) {
    setHeldBefore(held);
    // A link to the page has other filters, or none.
    if (held !== search) setText(held);
  }
  const holdSearch = useEffectEvent(() => {
    if (search !== held) hold(search);
  });
  useEffect(() => {
    holdSearch();
  }, [search]);
  return { text, setText, search };
}

type UserPageProps = {
  page: { users: User[]; total: number };
  pages: ReturnType<typeof useUserPages>;
  changes: UserChanges;
  /** Whether a role was chosen, and nothing is searched. */
  isByRoleOnly: boolean;
};

/** The users of one page, and the links to the others. */
function UserPage({ page: { users, total }, pages, changes, isByRoleOnly }: UserPageProps) {
  const { query, start, toPrevious, toNext } = pages;
  return (
    <>
      {users.length > 0 ? (
        <UserTable users={users} start={start} changes={changes} busy={query.isPlaceholderData} />
      ) : (
        <EmptyList text={isByRoleOnly ? words.nobodyHasRole : words.noneMatch} />
      )}
      <TableFoot
        all={words.usersCounted}
        range={words.usersShown}
        start={start}
        shown={users.length}
        total={total}
      >
        {total > users.length && (
          <nav aria-label={words.pages} className="flex gap-2">
            <Button tone="outline" size="small" disabled={!toPrevious} onClick={toPrevious}>
              <ArrowLeftIcon className="size-4" />
              {words.previous}
            </Button>
            <Button tone="outline" size="small" disabled={!toNext} onClick={toNext}>
              {words.next}
              <ArrowRightIcon className="size-4" />
            </Button>
          </nav>
        )}
      </TableFoot>
    </>
  );
}
