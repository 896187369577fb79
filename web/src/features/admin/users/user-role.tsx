import type { ReactNode } from 'react';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ShieldCheckIcon from 'lucide-react/icons/shield-check';
import type { Role, User } from '@thymely/contract/users/endpoints';
import type { RoleChange } from '../../../api/users.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { RoleChip } from './role-chip.tsx';
import { type UserChanges, userLabel } from './use-user-changes.ts';

type Look = { label: string; tone: NonNullable<ButtonLook['tone']>; icon?: ReactNode };

const looks: Record<RoleChange, Look> = {
  makeAdmin: {
    label: 'Make admin',
    tone: 'outline',
    icon: <ShieldCheckIcon className="size-4 max-md:hidden" />,
  },
  removeAdmin: { label: 'Remove admin', tone: 'quiet' },
  addToKitchen: {
    label: 'Add to kitchen',
    tone: 'outline',
    icon: <ChefHatIcon className="size-4 max-md:hidden" />,
  },
  removeFromKitchen: { label: 'Remove from kitchen', tone: 'quiet' },
};

const offered: Record<Role, RoleChange[]> = {
  user: ['makeAdmin', 'addToKitchen'],
  kitchen: ['makeAdmin', 'removeFromKitchen'],
  admin: ['removeAdmin'],
};

type UserRoleProps = { user: User; changes: UserChanges };

/** A user's role, and the buttons that change it. */
export function UserRole({ user, changes }: UserRoleProps) {
  const { changing } = changes;
  return (
    <span className="flex flex-wrap items-center justify-end gap-2 md:flex-col md:items-start md:gap-1.5 xl:flex-row xl:flex-nowrap xl:items-center xl:justify-start xl:gap-2">
      {user.role !== 'user' && <RoleChip role={user.role} />}
      {offered[user.role].map((change) => {
        const { label, tone, icon } = looks[change];
        return (
          <Button
            key={change}
            tone={tone}
            size="small"
            aria-label={`${label}: ${userLabel(user)}`}
            busy={changing?.id === user._id && changing.change === change}
            onClick={() => void changes.changeRole(user, change)}
          >
            {icon}
            {label}
          </Button>
        );
      })}
    </span>
  );
}
