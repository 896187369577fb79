import ShieldCheckIcon from 'lucide-react/icons/shield-check';
import type { User } from '@thymely/contract/users/endpoints';
import { Button } from '../../../ui/button.tsx';
import { type UserChanges, userLabel } from './use-user-changes.ts';

type UserRoleProps = { user: User; changes: UserChanges };

/** A user's role, and the button that changes it. */
export function UserRole({ user, changes }: UserRoleProps) {
  if (user.role === 'admin') {
    return (
      <span className="flex flex-wrap items-center justify-end gap-2 md:flex-col md:items-start md:gap-0 lg:flex-row lg:flex-nowrap lg:items-center lg:justify-start lg:gap-2">
        <RoleChip />
        <Button
          tone="quiet"
          size="small"
          aria-label={`Remove admin: ${userLabel(user)}`}
          busy={changes.demotedId === user._id}
          onClick={() => void changes.demoteUser(user)}
        >
          Remove admin
        </Button>
      </span>
    );
  }
  return (
    <Button
      tone="outline"
      size="small"
      aria-label={`Make admin: ${userLabel(user)}`}
      busy={changes.promotedId === user._id}
      onClick={() => void changes.promoteUser(user)}
    >
      <ShieldCheckIcon className="size-4" />
      Make admin
    </Button>
  );
}

/** Marks users with access to the dashboard. */
function RoleChip() {
  return (
    <span className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-leaf-100 px-3.5 text-sm font-semibold text-leaf-700">
      <ShieldCheckIcon className="size-4" />
      Admin
    </span>
  );
}
