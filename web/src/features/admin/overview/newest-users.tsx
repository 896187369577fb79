import type { User } from '@thymely/contract/users/endpoints';
import { Avatar } from '../../../ui/avatar.tsx';

/** Who signed up last. */
export function NewestUsers({ users }: { users: User[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3.5">
      {users.map(({ _id, name, email, role }) => (
        <li key={_id} className="flex items-center gap-3">
          <Avatar photoUrl={null} className="size-10 shrink-0" />
          <span className="min-w-0 grow leading-snug">
            <span className="block truncate font-semibold">{name || 'No name'}</span>
            <span className="block truncate text-sm text-soft">{email}</span>
          </span>
          {role === 'admin' && (
            <span className="rounded-pill bg-leaf-100 px-2.5 py-0.5 text-sm font-semibold text-leaf-700">
              Admin
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
