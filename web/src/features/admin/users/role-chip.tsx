import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ShieldCheckIcon from 'lucide-react/icons/shield-check';
import type { Role } from '@thymely/contract/users/endpoints';

/** Marks whoever may do more than order. */
export function RoleChip({ role }: { role: Exclude<Role, 'user'> }) {
  const isAdmin = role === 'admin';
  const Icon = isAdmin ? ShieldCheckIcon : ChefHatIcon;
  return (
    <span className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-leaf-100 px-3.5 text-sm font-semibold text-leaf-700">
      <Icon className="size-4" />
      {isAdmin ? 'Admin' : 'Kitchen'}
    </span>
  );
}
