import type { Role, User } from '@thymely/contract/users/endpoints';
import type { RoleChange } from '../../api/users.ts';
import { Button } from '../../ui/button.tsx';
import { type UserChanges, userLabel } from './use-user-changes.ts';
import * as words from './words.en.ts';

const labels: Record<RoleChange, string> = words.roleChanges;

const offered: Record<Role, RoleChange[]> = {
  user: ['makeAdmin', 'addToKitchen'],
  kitchen: ['makeAdmin', 'removeFromKitchen'],
  admin: ['removeAdmin'],
};

type RoleButtonsProps = { user: User; changes: UserChanges };

/** The buttons that change the role of a user. */
export function RoleButtons({ user, changes }: RoleButtonsProps) {
  const { changing } = changes;
  return offered[user.role].map((change) => (
    <Button
      key={change}
      tone="quiet"
      size="small"
      className="px-2.5! text-leaf-700"
      aria-label={`${labels[change]}: ${userLabel(user)}`}
      busy={changing?.id === user._id && changing.change === change}
      onClick={() => void changes.changeRole(user, change)}
    >
      {labels[change]}
    </Button>
  ));
}
