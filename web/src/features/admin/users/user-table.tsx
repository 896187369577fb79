import type { User } from '@thymely/contract/users/endpoints';
import { useReadyAccount } from '../../../lib/auth/auth-state.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { DeleteButton } from '../delete-button.tsx';
import { type UserChanges, userLabel } from './use-user-changes.ts';
import { UserRole } from './user-role.tsx';

type UserTableProps = {
  users: User[];
  /** How many users come before the first one. */
  start: number;
  /** Another page is loading. */
  busy: boolean;
  changes: UserChanges;
};

export function UserTable({ users, start, busy, changes }: UserTableProps) {
  const account = useReadyAccount();
  const columns: Column<User>[] = [
    {
      header: '#',
      isNarrow: true,
      inCard: 'none',
      cell: (_, index) => <span className="text-soft tabular-nums">{start + index + 1}</span>,
    },
    {
      header: 'Name',
      inCard: 'title',
      cell: (user) => (
        <span className="flex items-center gap-3">
          <Avatar photoUrl={null} className="size-9 shrink-0" />
          <span className="font-semibold wrap-anywhere">{user.name || 'No name'}</span>
          {user._id === account?.uid && <span className="text-sm text-soft">You</span>}
        </span>
      ),
    },
    { header: 'Email', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
    {
      header: 'Role',
      isNarrow: true,
      cell: (user) => <UserRole user={user} changes={changes} />,
    },
    {
      header: 'Action',
      isNarrow: true,
      inCard: 'actions',
      cell: (user) => (
        <span className="flex justify-end md:block">
          <DeleteButton
            name={userLabel(user)}
            busy={changes.removedId === user._id}
            onClick={() => void changes.deleteUser(user)}
          />
        </span>
      ),
    },
  ];
  return (
    <Table caption="Users" columns={columns} rows={users} keyOf={({ _id }) => _id} busy={busy} />
  );
}
