import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ShieldCheckIcon from 'lucide-react/icons/shield-check';
import type { Role, User } from '@thymely/contract/users/endpoints';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { DeleteButton } from '../parts/delete-button.tsx';
import { RoleButtons } from './role-buttons.tsx';
import { type UserChanges, userLabel } from './use-user-changes.ts';
import * as words from './words.en.ts';

type UserTableProps = {
  users: User[];
  /** The number of users before the first one shown. */
  start: number;
  /** Whether another page is loading. */
  busy: boolean;
  changes: UserChanges;
};

/** The layout of the card that a row becomes on a phone. */
const cardLayout = 'grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-3 py-2';

export function UserTable({ users, start, busy, changes }: UserTableProps) {
  const account = useReadyAccount();
  const columns: Column<User>[] = [
    {
      header: words.numberColumn,
      isNarrow: true,
      isWideOnly: true,
      cardPlace: 'hidden',
      cell: (_, index) => (
        <span className="text-soft tabular-nums" translate="no">
          {start + index + 1}
        </span>
      ),
    },
    {
      header: words.nameColumn,
      cardPlace: 'min-w-0',
      cell: (user) => <UserName user={user} isSelf={user._id === account?.uid} />,
    },
    {
      header: words.emailColumn,
      cardPlace: 'col-span-2 row-start-2 min-w-0 text-sm text-soft md:text-ink xl:text-base',
      cell: ({ email }) => <span className="block leading-snug wrap-anywhere">{email}</span>,
    },
    {
      header: words.roleColumn,
      isNarrow: true,
      cardPlace: 'col-start-2 row-start-1',
      cell: ({ role }) => <RoleChip role={role} />,
    },
    {
      header: words.actionColumn,
      isNarrow: true,
      cardPlace: 'col-span-2 row-start-3 -mx-2.5',
      cell: (user) => <UserActions user={user} changes={changes} />,
    },
  ];
  return (
    <Table
      caption={words.tableCaption}
      columns={columns}
      busy={busy}
      cardLayout={cardLayout}
      rows={users}
      keyOf={({ _id }) => _id}
      isDense
    />
  );
}

function UserName({ user, isSelf }: { user: User; isSelf: boolean }) {
  return (
    <span className="flex items-center gap-2.5">
      <Avatar photoUrl={null} className="size-7 shrink-0 md:size-9" />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 leading-snug">
        <span className="font-semibold wrap-anywhere">{user.name || words.noName}</span>
        {isSelf && <span className="text-sm whitespace-nowrap text-soft">{words.you}</span>}
      </span>
    </span>
  );
}

function UserActions({ user, changes }: { user: User; changes: UserChanges }) {
  return (
    <span className="flex items-center md:-ms-2.5">
      <span className="flex flex-wrap md:flex-col md:items-start xl:flex-row xl:flex-nowrap">
        <RoleButtons user={user} changes={changes} />
      </span>
      <span className="ms-auto">
        <DeleteButton
          isIconOnly
          name={userLabel(user)}
          busy={changes.removedId === user._id}
          onClick={() => void changes.deleteUser(user)}
        />
      </span>
    </span>
  );
}

/** A user's role in words; roles that may do more than order are highlighted. */
function RoleChip({ role }: { role: Role }) {
  if (role === 'user') return <span className="text-sm text-soft">{words.diner}</span>;
  const isAdmin = role === 'admin';
  const Icon = isAdmin ? ShieldCheckIcon : ChefHatIcon;
  return (
    <span className="inline-flex min-h-7 items-center gap-1.5 rounded-pill bg-leaf-100 px-3 text-sm font-semibold text-leaf-700">
      <Icon className="size-4" />
      <span>{isAdmin ? words.admin : words.kitchen}</span>
    </span>
  );
}
